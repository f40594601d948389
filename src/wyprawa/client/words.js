// The page's own words, fetched once per language: plain strings with {placeholders}.

let words = {};

export async function loadWords(language) {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(`no words in ${language}: ${answer.status}`);
  giveWords(await answer.json(), language);
}

// For a page that carries its words along.
export function giveWords(given, language) {
  words = given;
  document.documentElement.lang = language;
}

export function say(id, args = {}) {
  const text = words[id] ?? `‹${id}›`;
  return text.replace(/\{\s*\$?(\w+)\s*\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}
