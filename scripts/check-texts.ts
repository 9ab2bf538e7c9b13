import { join } from "node:path";
import { findContentProblems } from "./content-texts.ts";
import { findBrokenRules } from "./find-broken-rules.ts";
import {
  findTextProblems,
  readInterfaceTexts,
  TEXT_FOLDERS,
  type TextProblem,
} from "./interface-texts.ts";
import { readContent } from "./read-content.ts";

/**
 * Everything that keeps site and desk from being whole in three languages, one line for each
 * problem with its file and its key or field; none when all is well.
 */
export async function checkTexts(root = "."): Promise<string[]> {
  const folder = join(root, "src/content");
  const { problems: misshapen } = await readContent(folder);
  const place = ({ file, field }: TextProblem) => `${file}: ${field}`;
  const known = new Set(misshapen.map(place));
  // A file that cannot be read is named by the first look; a second would end in its error.
  const isReadable = !misshapen.some(({ field }) => field === "");
  const gaps = isReadable ? await findContentProblems(folder) : [];
  const broken = isReadable ? await findBrokenRules(root) : [];
  const problems = [
    ...TEXT_FOLDERS.flatMap((texts) => findTextProblems(readInterfaceTexts(root, texts), texts)),
    ...misshapen,
    ...gaps.filter((problem) => !known.has(place(problem))),
    ...broken,
  ];
  return problems.map((problem) => `${place(problem)}: ${problem.message}`);
}
