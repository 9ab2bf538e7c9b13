import jsTokens from "js-tokens";
import { filesIn, readProjectFile } from "#tests/architecture/project-files.ts";

// `npm run size`: files, lines and tokens per folder. Tokens exclude comments and white space; a string is one token.

export interface Size {
  files: number;
  lines: number;
  tokens: number;
}

const NOT_CODE = new Set([
  "WhiteSpace",
  "LineTerminatorSequence",
  "SingleLineComment",
  "MultiLineComment",
]);

export function measureSizes(): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const path of filesIn([""], [".ts", ".tsx"])) {
    const text = readProjectFile(path);
    const folder = folderOf(path);
    const size = sizes.get(folder) ?? { files: 0, lines: 0, tokens: 0 };
    size.files += 1;
    size.lines += text.split("\n").length - 1;
    for (const { type } of jsTokens(text, { jsx: path.endsWith(".tsx") }))
      if (!NOT_CODE.has(type)) size.tokens += 1;
    sizes.set(folder, size);
  }
  return new Map([...sizes].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Tests and fakes count as one folder. */
function folderOf(path: string): string {
  if (path.endsWith(".e2e.ts") || path.startsWith("e2e/engines/")) return "browser tests";
  if (/^(tests|e2e)\//.test(path) || /\.(test|fake)\.tsx?$/.test(path)) return "tests";
  return /^(src\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? "configuration files";
}

if (import.meta.main) {
  const rows = [...measureSizes()].map(([folder, size]) => ({ folder, ...size }));
  const product = rows.filter(({ folder }) => folder.startsWith("src/"));
  const total = (key: keyof Size) => product.reduce((sum, row) => sum + row[key], 0);
  rows.push({
    folder: "src/*",
    files: total("files"),
    lines: total("lines"),
    tokens: total("tokens"),
  });
  console.table(rows);
}
