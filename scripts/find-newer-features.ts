import { ESLint } from "eslint";
import baseline from "eslint-plugin-baseline-js";
import stylelint from "stylelint";
import useBaseline from "stylelint-plugin-use-baseline";

/** What every engine knew at the end of this year may be used without a check. */
const YEAR = 2022;

/** The features in a style sheet that are newer and outside of `@supports`, each once. */
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

/** The features in a built script that are newer, each once. */
export async function newerFeaturesOfScript(code: string): Promise<Set<string>> {
  const [result] = await eslint.lintText(code, { filePath: "script.js" });
  return new Set(result?.messages.map(({ message }) => featureOf(message)));
}

/** Methods of later years on values whose type a linter cannot know, so that it misses them. */
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
      // A remark in a package to another linter does not concern this one.
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

/** Of "Property "x" is not a 2022 available baseline feature." what comes before the verb. */
const featureOf = (message: string) =>
  message.replace(/ (?:is not|is restricted|became|has Limited).*$/s, "");
