import { execFileSync } from "node:child_process";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSite } from "#tests/site-process.ts";

const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/** An authority of its own, and certificates of it for this machine that end in so many days. */
async function startAuthority(folder: string) {
  const openssl = (...args: string[]) =>
    execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  openssl("req", "-x509", ...NEW_KEY, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=Test");
  openssl("req", ...NEW_KEY, "-keyout", "key", "-out", "request", "-subj", "/CN=localhost");
  await writeFile(join(folder, "names"), "subjectAltName=DNS:localhost\n");
  return async (days: number) => {
    const signing = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "names"];
    openssl("x509", "-req", "-in", "request", ...signing, "-days", String(days), "-out", "cert");
    const [key, cert] = await Promise.all(
      ["key", "cert"].map((name) => readFile(join(folder, name), "utf8")),
    );
    return { key: key ?? "", cert: cert ?? "" };
  };
}

// Rule 6.15.
test("mails wait for a mail server whose certificate has expired, and leave once it is renewed @nightly", async () => {
  test.setTimeout(120_000);
  await using folder = await mkdtempDisposable(join(tmpdir(), "certificates-"));
  const issue = await startAuthority(folder.path);
  await using mails = await startFakeMailServer({ secure: true, ...(await issue(-1)) });
  await using site = await startSite({
    SMTP_URL: `smtps://localhost:${mails.port}`,
    LEADS_MAIL_TO: "grupo@example.com",
    ACKNOWLEDGE_LEADS: "on",
    NODE_EXTRA_CA_CERTS: join(folder.path, "ca.pem"),
  });
  const waiting = async () =>
    /^site_mails_waiting (\d+)/m.exec(await (await fetch(`${site.url}/metrics`)).text())?.[1];
  const receivers = () => mails.received.flatMap(({ envelope }) => envelope.to).toSorted();
  expect((await postContact(site.url, { email: "ana@example.com" })).status).toBe(201);
  const output = () => expect.poll(() => site.output(), { timeout: 15_000 });
  await output().toContain('"msg":"Mail not sent, trying again"');
  await output().toContain('"outcome":"failed","msg":"Visitor not mailed"');
  expect(await waiting()).toBe("1");
  const list = execFileSync(process.execPath, ["scripts/leads.ts", "export", "--json"], {
    env: { DATA_DIR: site.dataDir },
    encoding: "utf8",
  });
  expect(list).toContain("certificate has expired");
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(mails.received).toEqual([]);

  mails.renew(await issue(1));
  const began = performance.now();
  await expect
    .poll(receivers, { timeout: 60_000 })
    .toEqual(["ana@example.com", "grupo@example.com"]);
  const description = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: "mails leave after", description });
  await expect.poll(waiting).toBe("0");
});
