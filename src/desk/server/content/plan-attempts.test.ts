import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { prepareDatabase } from "#database/seed.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import {
  comesDue,
  inAnHour,
  plan,
  publicationsOn,
  readPiece,
  storedName,
} from "#tests/desk-content.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";
import { claimDuePlan } from "./plans.ts";
import { publishDuePlan } from "./publish-plan.ts";

const RIO = "/restaurants/rubaiyat-rio";

const read = (browser: Browser) => readPiece(browser, RIO);

describeOnBothEngines("attempts to publish a plan (rule 10.29)", (getDatabase) => {
  test("a plan that ends its process is begun with once more, then set aside and named", async () => {
    await prepareDatabase(getDatabase());
    const { orm } = getDatabase();
    const browser = await signedIn(getDatabase());
    const options = publicationsOn(getDatabase());
    await plan(browser, RIO, { name: "Poison" });
    await comesDue(getDatabase());
    const aMinuteLater = () =>
      orm.update(contentDrafts).set({ attemptedAt: sql`attempted_at - interval '2 minutes'` });
    for (const attempt of [1, 2]) {
      // What a process has written down when it dies.
      expect((await claimDuePlan(orm))?.attempts).toBe(attempt);
      // No other process begins with it while that one may still be at work.
      expect(await publishDuePlan(options)).toBe(false);
      await aMinuteLater();
    }
    expect(await publishDuePlan(options)).toBe(true);
    expect(await publishDuePlan(options)).toBe(false);
    expect((await read(browser)).plan).toMatchObject({ problem: "interrupted" });
    expect(options.lines).toMatchObject([{ level: "error", fields: { slug: "rubaiyat-rio" } }]);
    expect(await storedName(getDatabase())).not.toBe("Poison");
    // Planned again it has both attempts again.
    const { plan: planned, fingerprint } = await read(browser);
    await browser.put(`${RIO}/plan`, {
      content: planned?.content,
      basedOn: fingerprint,
      seen: planned?.savedAt,
      publishAt: inAnHour(),
    });
    await comesDue(getDatabase());
    expect(await publishDuePlan(options)).toBe(true);
    expect(await storedName(getDatabase())).toBe("Poison");
  });

  test("a failure that the process survives is no attempt", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    const options = publicationsOn(getDatabase());
    await plan(browser, RIO, { name: "Tomorrow" });
    await comesDue(getDatabase());
    const hasPicture = () => {
      throw new Error("The disk is away");
    };
    for (let attempt = 0; attempt < 4; attempt++) {
      await expect(publishDuePlan({ ...options, hasPicture })).rejects.toThrow("The disk is away");
    }
    expect(await publishDuePlan(options)).toBe(true);
    expect(await storedName(getDatabase())).toBe("Tomorrow");
  });
});
