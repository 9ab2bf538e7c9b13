import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { aContactPost } from "../builders/posts.ts";
import { startSite } from "../site-process.ts";

test("a copy of the stopped site's data folder is a backup that can be started", async () => {
  test.setTimeout(90_000);
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const [original, copy] = [join(folder, "original"), join(folder, "copy")];
  const site = await startSite({ DATA_DIR: original });
  const response = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(aContactPost({ email: "kept@example.com" })),
  });
  expect(response.status).toBe(201);
  expect(await site.stop()).toBe(0);
  await cp(original, copy, { recursive: true });
  await rm(original, { recursive: true });

  const restored = await startSite({ DATA_DIR: copy });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/leads.ts", "list", "--json"],
    { env: { DATA_DIR: copy } },
  );
  expect(JSON.parse(stdout)).toMatchObject([{ email: "kept@example.com", state: "waiting" }]);
  expect((await fetch(`${restored.url}/pt`)).status).toBe(200);
  await restored.stop();
  await rm(folder, { recursive: true });
});
