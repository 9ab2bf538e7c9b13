import { cpus } from "node:os";
import { measureBytes } from "./bytes.ts";
import { measureArticles } from "./growth-articles.ts";
import { measureLeads } from "./growth-leads.ts";
import { measureProcesses } from "./growth-processes.ts";
import { measureRestaurants } from "./growth-restaurants.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measureNodes } from "./nodes.ts";
import { measurePaint } from "./paint.ts";
import { type Part, writeResults } from "./results.ts";
import { measureTouch } from "./touch.ts";

// `npm run bench` measures all but Lighthouse; `npm run bench -- NAME` one part, `growth` all growth parts.

const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  bytes: measureBytes,
  load: measureLoad,
  "growth-restaurants": measureRestaurants,
  "growth-articles": measureArticles,
  "growth-leads": measureLeads,
  "growth-processes": measureProcesses,
  nodes: measureNodes,
  paint: measurePaint,
  touch: measureTouch,
  lighthouse: measureLighthouse,
};

const ALL = Object.keys(PARTS).filter((name) => name !== "lighthouse");
const GROWTH = ALL.filter((name) => name.startsWith("growth-"));
const named = process.argv.slice(2).flatMap((name) => (name === "growth" ? GROWTH : [name]));
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `No such part: ${unknown.join(", ")}. Known: ${Object.keys(PARTS).join(", ")}\n`,
  );
  process.exit(2);
}

const conditions = `${cpus().length} cores, Node ${process.version}, production build`;
let failed = false;
for (const name of named.length > 0 ? named : ALL) {
  const part = await PARTS[name]?.();
  if (part === undefined) continue;
  const table = await writeResults(name, part, conditions);
  process.stdout.write(`${table}\n`);
  failed ||= part.failures.length > 0;
  for (const failure of part.failures) process.stderr.write(`${failure}\n`);
}
process.exit(failed ? 1 : 0);
