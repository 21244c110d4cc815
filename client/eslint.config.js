import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// Text from others never becomes markup, by no way there is.
const noMarkupFromText = ["innerHTML", "outerHTML", "insertAdjacentHTML", "write", "writeln", "srcdoc"];

export default ts.config(
  { ignores: ["node_modules/", "src/wire.ts", "src/games/*/wire.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-restricted-properties": [
        "error",
        ...noMarkupFromText.map((property) => ({ property, message: "Text never becomes markup." })),
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "svelte/no-at-html-tags": "error",
      "svelte/no-inline-styles": ["error", { allowTransitions: false }],
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
