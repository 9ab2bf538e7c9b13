import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";

/** Starts the server as `npm start` does, to its early end. */
async function startUntilItEnds(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    env: { PATH: process.env["PATH"], PORT: "0", LOG_LEVEL: "info", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, "close");
  return { code: code as number | null, output };
}

test.concurrent("a wrong setting stops the start, is named, and nothing else is said", async () => {
  const { code, output } = await startUntilItEnds({ TRUST_PROXY: "yes", LOG_LEVEL: "loud" });
  expect(code).toBe(1);
  expect(output).toMatch(/^Wrong setting: TRUST_PROXY .*LOG_LEVEL .*\n$/);
});

// Rule 7.1.
test.concurrent("a file of site settings that cannot be read stops the start, and is named", async () => {
  const { code, output } = await startUntilItEnds({ SITE_CONFIG: "no-such-file.json" });
  expect(code).toBe(1);
  expect(output).toContain("The site settings cannot be read: no-such-file.json\n");
});

test.concurrent("a database that cannot be reached stops the start with a message, without its password", async () => {
  const { code, output } = await startUntilItEnds({
    DATABASE_URL: "postgres://site:s3cret@127.0.0.1:1/site",
  });
  expect(code).toBe(1);
  expect(output).toMatch(/ECONNREFUSED|database/i);
  expect(output).not.toContain("s3cret");
  expect(output).not.toMatch(/\n\s+at /);
});

test.concurrent("a process that is stopped while it still waits for its database ends at once", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    env: { PATH: process.env["PATH"], DATABASE_URL: `postgres://site@127.0.0.1:${port}/site` },
    stdio: "ignore",
  });
  await once(silent, "connection");
  child.kill("SIGTERM");
  // Of a signal that nobody hears, as the first process of a container, there would be no code.
  expect(await once(child, "close")).toEqual([1, null]);
  silent.close();
});
