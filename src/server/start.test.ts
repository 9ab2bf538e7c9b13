import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";

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

test.concurrent("an invalid setting stops the start with its name and no other output", async () => {
  const { code, output } = await startUntilItEnds({ TRUST_PROXY: "yes", LOG_LEVEL: "loud" });
  expect(code).toBe(1);
  expect(output).toMatch(/^Invalid setting: TRUST_PROXY .*LOG_LEVEL .*\n$/);
});

// Rule 7.1.
test.concurrent("an unreadable site settings file stops the start with its name", async () => {
  const { code, output } = await startUntilItEnds({ SITE_CONFIG: "no-such-file.json" });
  expect(code).toBe(1);
  expect(output).toContain("The site settings cannot be read: no-such-file.json\n");
});

test.concurrent("an unreachable database stops the start with a message without its password", async () => {
  const { code, output } = await startUntilItEnds({
    DATABASE_URL: "postgres://site:s3cret@127.0.0.1:1/site",
  });
  expect(code).toBe(1);
  expect(output).toMatch(/ECONNREFUSED|database/i);
  expect(output).not.toContain("s3cret");
  expect(output).not.toMatch(/\n\s+at /);
});

test.concurrent("a signal while waiting for the database ends the process at once", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    env: { PATH: process.env["PATH"], DATABASE_URL: `postgres://site@127.0.0.1:${port}/site` },
    stdio: "ignore",
  });
  await once(silent, "connection");
  child.kill("SIGTERM");
  // An unhandled signal, as in a container's first process, would yield no code.
  expect(await once(child, "close")).toEqual([1, null]);
  silent.close();
});
