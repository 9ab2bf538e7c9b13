import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as ask } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The limit in docs/operations.md: a browser reads a TLS record only once it is complete. */
const RECORD_BYTES = 4096;
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

/** Starts an HTTP/2 and TLS proxy with a self-signed certificate. */
export async function startHttpsFront(url: string) {
  const { hostname, port, host } = new URL(url);
  const server = createSecureServer(certificate(), (request, response) => {
    const { method, url: path } = request;
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(":"));
    const upstream = ask({
      // Kept connections may be closed by the server at the moment of reuse.
      agent: false,
      hostname,
      port,
      path,
      method,
      headers: { ...Object.fromEntries(headers), host },
    });
    upstream.on("response", (answer) => {
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !OF_CONNECTION.includes(name)) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response.stream);
    });
    upstream.on("error", () => response.stream.destroy());
    request.stream.pipe(upstream);
  });
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

/** Self-signed: the browser must ignore it. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    const subject = ["-subj", "/CN=localhost", "-days", "2"];
    const files = ["-keyout", key, "-out", cert];
    execFileSync("openssl", ["req", "-x509", ...kind, ...subject, ...files], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
