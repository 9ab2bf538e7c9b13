import { ESLint } from "eslint";
import baseline from "eslint-plugin-baseline-js";
import stylelint from "stylelint";
import useBaseline from "stylelint-plugin-use-baseline";

/** Features that every engine had by the end of this year need no check. */
const YEAR = 2022;

export async function newerFeaturesOfCss(code: string): Promise<Set<string>> {
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: [useBaseline],
      rules: { "plugin/use-baseline": [true, { available: YEAR }] },
    },
  });
  const texts = results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
  return new Set(texts.filter((text) => !text.includes("is unnecessary")).map(featureOf));
}

export async function newerFeaturesOfScript(code: string): Promise<Set<string>> {
  const [result] = await eslint.lintText(code, { filePath: "script.js" });
  return new Set(result?.messages.map(({ message }) => featureOf(message)));
}

/** Newer methods that the linter misses, because it does not know the values' types. */
const NEWER_METHODS = [
  "toSorted",
  "toReversed",
  "toSpliced",
  "isWellFormed",
  "toWellFormed",
  "intersection",
  "symmetricDifference",
  "isSubsetOf",
  "isSupersetOf",
  "isDisjointFrom",
];

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      plugins: { "baseline-js": baseline as never },
      languageOptions: { ecmaVersion: "latest", sourceType: "module" },
      // Packages contain directives for other linters.
      linterOptions: { noInlineConfig: true },
      rules: {
        "no-restricted-properties": [
          "error",
          ...NEWER_METHODS.map((property) => ({ property, message: "" })),
        ],
        "baseline-js/use-baseline": [
          "error",
          {
            available: YEAR,
            includeWebApis: { preset: "auto" },
            includeJsBuiltins: { preset: "auto" },
          },
        ],
      },
    },
  ],
});

/** Returns the feature in 'Property "x" is not a 2022 available baseline feature.' */
const featureOf = (message: string) =>
  message.replace(/ (?:is not|is restricted|became|has Limited).*$/s, "");
