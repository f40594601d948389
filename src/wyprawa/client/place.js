// Where something that floats finds room beside what it is about.

const GAP = 10;
const EDGE = 6;

const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// Whether an element is drawn and inside the window.
export function seen(element) {
  const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

// Puts a fixed element above, left of, right of or below a box, or at a corner: where it covers least of what is `taken`.
export function placed(element, near, taken = []) {
  const { width, height } = element.getBoundingClientRect();
  const [middle, level] = [(near.left + near.right - width) / 2, (near.top + near.bottom - height) / 2];
  const tries = [
    [middle, near.top - height - GAP], [near.left - width - GAP, level],
    [near.right + GAP, level], [middle, near.bottom + GAP],
    ...[near.left - width - GAP, near.right + GAP].flatMap((x) => [[x, near.top - height], [x, near.bottom]]),
  ];
  const inside = (at, most) => Math.min(Math.max(at, EDGE), Math.max(EDGE, most));
  const boxes = tries.map(([x, y]) => {
    const [left, top] = [inside(x, innerWidth - width - EDGE), inside(y, innerHeight - height - EDGE)];
    return { left, top, right: left + width, bottom: top + height };
  });
  const worth = (box) => [near, near, ...taken].reduce((sum, each) => sum + overlap(box, each), 0);
  const costs = boxes.map(worth);
  const best = boxes[costs.indexOf(Math.min(...costs))];
  element.style.left = `${best.left}px`;
  element.style.top = `${best.top}px`;
}
