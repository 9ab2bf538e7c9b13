import { ENGINES } from "./engines.ts";

/** Before the journeys: says what they leave out, which on a build server nothing may be. */
export default function announceMissing(): void {
  const missing = Object.values(ENGINES).flatMap((engine) => {
    const needed = engine.missing();
    return needed === undefined ? [] : [`${engine.title} (needs ${needed})`];
  });
  if (missing.length === 0) return;
  const line = `Journeys not run in: ${missing.join("; ")}`;
  if (process.env["CI"] !== undefined) throw new Error(line);
  process.stdout.write(`${line}\n`);
}
