import { mkdir, writeFile } from "node:fs/promises";

export type Rows = (string | number)[][];

export interface Part {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly method: string;
  readonly failures: readonly string[];
}

export async function writeResults(name: string, part: Part, conditions: string): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const lines = [part.columns, part.columns.map(() => "---"), ...part.rows];
  const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const text = `# ${name}, ${date}\n\n${conditions}. ${part.method}\n\n${table}\n`;
  await mkdir("bench/results", { recursive: true });
  await writeFile(`bench/results/${name}.md`, text);
  const figures = JSON.stringify({ date, conditions, ...part }, null, 2);
  await writeFile(`bench/results/${name}.json`, `${figures}\n`);
  return text;
}
