import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/free-port.ts";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"];

interface Nginx {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts nginx in one process with one page as a file; undefined if it is not installed. */
export async function startNginx(page: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}): Promise<Nginx | undefined> {
  const headers = Object.entries(page.headers)
    .filter(([name]) => !["content-type", "etag"].includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const nginx = await startNginxWith("", headers.join(" "), { page: page.body });
  return nginx && { ...nginx, url: `${nginx.url}/page` };
}

/** Starts nginx with these lines at top level and in its server, which has these files. */
export async function startNginxWith(
  forAll: string,
  forServer: string,
  files: Readonly<Record<string, Buffer | string>> = { page: "" },
): Promise<Nginx | undefined> {
  const binary = PLACES.find((path) => existsSync(path));
  if (binary === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  // Root's nginx runs its worker as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = `
    daemon off; master_process off; pid nginx.pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off; default_type "text/html; charset=utf-8"; sendfile on;
      keepalive_requests 1000000;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join(" ")}
      ${forAll}
      server { listen 127.0.0.1:${port}; root ${folder}; ${forServer} }
    }`;
  await writeFile(join(folder, "nginx.conf"), configuration);
  const child = spawn(binary, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isUp(url)) break;
    await sleep(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
