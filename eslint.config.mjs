// The page's JavaScript. `make lint` fetches eslint into .venv/eslint and runs it.

import { createRequire } from "node:module";

const fetched = createRequire(new URL(".venv/eslint/", import.meta.url));
const js = fetched("@eslint/js");
const globals = fetched("globals");

// Browsers keep these as global variables, so that a forgotten import or argument would go unnoticed.
const TREACHEROUS = [
  "close", "closed", "event", "find", "focus", "length", "name", "open", "parent", "print", "scroll", "self",
  "status", "stop", "top",
];

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      "consistent-return": "error",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      "no-constructor-return": "error",
      "no-implicit-globals": "error",
      "no-loop-func": "error",
      "no-promise-executor-return": "error",
      "no-restricted-globals": ["error", ...TREACHEROUS],
      "no-self-compare": "error",
      "no-shadow": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unmodified-loop-condition": "error",
      "no-unreachable-loop": "error",
      "no-unused-expressions": ["error", { allowShortCircuit: true }],
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-promise-reject-errors": "error",
      radix: "error",
    },
  },
];
