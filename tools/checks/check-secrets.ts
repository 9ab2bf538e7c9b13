import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import { PROJECT_FILES, readProjectFile } from "#tests/architecture/project-files.ts";

// `npm run check:secrets`: fails if a file contains a key, token or password of a known kind.

/** Test passwords for servers on the loopback interface are harmless. */
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
  // `message` contains the secret, which must not be printed.
  for (const { loc, messageId } of messages)
    found.push(`${filePath}:${loc.start.line}: ${messageId}`);
}
for (const line of found) process.stderr.write(`${line}\n`);
// Exits at once, because the library's own summary takes longer than the search.
process.exit(found.length > 0 ? 1 : 0);
