import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import { PROJECT_FILES, readProjectFile } from "#tests/architecture/project-files.ts";

// `npm run check:secrets`: no file of the project holds a key, a token or a password of a known kind.

/** Passwords for servers of this machine alone, as tests have them, open nothing. */
const OF_THIS_MACHINE = { allows: ["/@127\\.0\\.0\\.1\\b/"] };
const RULES = ["secretlint-rule-basicauth", "secretlint-rule-database-connection-string"];
const config = {
  rules: [
    {
      id: "@secretlint/secretlint-rule-preset-recommend",
      rule: creator,
      rules: RULES.map((rule) => ({ id: `@secretlint/${rule}`, options: OF_THIS_MACHINE })),
    },
  ],
};
const BINARY = /\.(webp|avif|jpe?g|png|woff2?|ttf|otf|mp4|webm|pdf|ico)$/;

const found: string[] = [];
for (const filePath of PROJECT_FILES.filter((path) => !BINARY.test(path))) {
  const ext = filePath.slice(filePath.lastIndexOf("."));
  const content = readProjectFile(filePath);
  const { messages } = await lintSource({
    source: { filePath, content, ext, contentType: "text" },
    options: { config },
  });
  // Their `message` has the secret's text, which stays out of the log.
  for (const { loc, messageId } of messages)
    found.push(`${filePath}:${loc.start.line}: ${messageId}`);
}
for (const line of found) process.stderr.write(`${line}\n`);
// At once: the library would go on to sum up its own times, which takes longer than the search.
process.exit(found.length > 0 ? 1 : 0);
