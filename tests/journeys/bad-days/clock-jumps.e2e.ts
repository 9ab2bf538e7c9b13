import { mkdtempDisposable, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSite } from "#tests/site-process.ts";

const LIBRARIES = "/usr/lib";

/** libfaketime, which tells a process another time (Debian's package of that name); undefined where it is not. */
async function findFaketime(): Promise<string | undefined> {
  for (const machine of await readdir(LIBRARIES)) {
    const files = await readdir(join(LIBRARIES, machine, "faketime")).catch((): string[] => []);
    if (files.includes("libfaketime.so.1")) {
      return join(LIBRARIES, machine, "faketime/libfaketime.so.1");
    }
  }
  return undefined;
}

// Rule 6.22, in the process as it runs: its timers, caches and limits as well as its outbox.
test("a clock that is set hours ahead and back again: pages, forms, delivery and mails go on @nightly", async () => {
  const library = await findFaketime();
  test.skip(library === undefined, "needs libfaketime");
  test.setTimeout(240_000);
  await using folder = await mkdtempDisposable(join(tmpdir(), "clock-"));
  const clock = join(folder.path, "clock");
  const setClock = (offset: string) => writeFile(clock, offset);
  await setClock("+0");
  await using platform = await startRdStation();
  await using mails = await startFakeMailServer();
  await using site = await startSite({
    LD_PRELOAD: library ?? "",
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: "1",
    // What measures durations is not set with a clock.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    ...platform.settings,
    SMTP_URL: mails.url,
    LEADS_MAIL_TO: "grupo@example.com",
    ACKNOWLEDGE_LEADS: "on",
  });
  for (const [number, offset] of ["+0", "+3h", "+0", "-26h", "+40d", "+0"].entries()) {
    await setClock(offset);
    await expect(async () => {
      const { headers } = await fetch(`${site.url}/pt`);
      const expected = Date.now() + hoursOf(offset) * 3_600_000;
      expect(Math.abs(Date.parse(headers.get("date") ?? "") - expected)).toBeLessThan(60_000);
    }).toPass({ timeout: 15_000 });
    const email = `visitor-${number}@example.com`;
    const message = `Uma mensagem de ${email}`;
    expect((await postContact(site.url, { email, message })).status, offset).toBe(201);
    const arrived = () => ({
      platform: platform.taken(email),
      group: mails.received.filter(({ text, envelope }) => {
        return envelope.to.includes("grupo@example.com") && text.includes(email);
      }).length,
      visitor: mails.received.filter(({ envelope }) => envelope.to.includes(email)).length,
    });
    await expect
      .poll(arrived, { timeout: 20_000, message: offset })
      .toEqual({ platform: 1, group: 1, visitor: 1 });
    for (const path of ["/pt", "/pt/contato?restaurant=x", "/api/restaurants", "/readyz"]) {
      expect((await fetch(site.url + path)).status, `${offset} ${path}`).toBe(200);
    }
  }
  expect(platform.state.received).toHaveLength(6);
});

/** Of "-26h" and "+40d". */
function hoursOf(offset: string): number {
  return Number.parseInt(offset, 10) * (offset.endsWith("d") ? 24 : 1);
}
