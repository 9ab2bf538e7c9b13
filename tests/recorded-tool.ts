import type { Terminal } from "#tools/command-line.ts";

export async function recorded(run: (terminal: Terminal) => Promise<number>) {
  let stdout = "";
  let stderr = "";
  const code = await run({
    writeOut: (text) => void (stdout += text),
    writeErr: (text) => void (stderr += text),
  });
  return { code, stdout, stderr };
}
