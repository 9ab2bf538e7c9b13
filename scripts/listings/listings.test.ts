import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#configuration/environment.server.ts";
import { prepareDatabase } from "#database/seed.ts";
import { startGoogleBusiness } from "#external-services/google-business/google-business.fake.ts";
import type { GoogleBusinessOptions } from "#external-services/google-business/google-business.settings.ts";
import { aGoogleLocation } from "#tests/builders/google-location.ts";
import { recorded } from "#tests/recorded-tool.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { listingsTool } from "./run-listings.ts";

describeWithDatabase("the tool that compares listings", (getDatabase, connectAgain) => {
  const toolOn =
    (google: GoogleBusinessOptions = readEnvironment({}).googleBusiness) =>
    async (...args: string[]) => {
      const settings = { siteUrl: "https://site.example", google };
      return recorded((terminal) => listingsTool(() => settings)(args, connectAgain, terminal));
    };

  // Rule 7.7.
  test("without credentials it writes two files for each restaurant that visitors see", async () => {
    await prepareDatabase(getDatabase());
    const folder = await temporaryFolder();
    const { code, stdout, stderr } = await toolOn()("check", "--folder", folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("not asked") });
    const files = await readdir(folder);
    expect(stdout.trim().split("\n")).toHaveLength(files.length);
    expect(files).toContain("rubaiyat-madrid.google.csv");
    const apple = await readFile(join(folder, "rubaiyat-madrid.apple.json"), "utf8");
    const times = [
      { startTime: "13:30", endTime: "16:00" },
      { startTime: "20:30", endTime: "23:30" },
    ];
    expect(JSON.parse(apple).locationDetails).toMatchObject({
      displayPoint: { coordinates: { latitude: "40.461129", longitude: "-3.686881" } },
      openingHoursByDay: expect.arrayContaining([{ day: "MONDAY", times }]),
    });
  });

  // Rule 7.7.
  test("it says what differs, and writes one part when asked to and allowed", async () => {
    await prepareDatabase(getDatabase());
    const fake = await startGoogleBusiness();
    onTestFinished(() => fake.close());
    const google = { ...fake.credentials, mayWrite: true, hosts: fake.hosts };
    fake.state.locations = [aGoogleLocation({ storeCode: "rubaiyat-madrid", regularHours: {} })];
    const tool = toolOn(google);
    const { code, stdout } = await tool("check");
    expect(code).toBe(1);
    expect(stdout).toContain("rubaiyat-rio: not-listed\n");
    const monday = "  hours monday: Google nothing · here 13:30–16:00, 20:30–23:30\n";
    expect(stdout).toContain(monday);
    const written = await tool("write", "rubaiyat-madrid", "hours");
    expect(written.code).toBe(0);
    expect(written.stdout).not.toContain("  hours");
    expect((await tool("write", "nobody", "hours")).code).toBe(2);
    const off = toolOn({ ...google, mayWrite: false });
    expect((await off("write", "rubaiyat-madrid", "hours")).code).toBe(2);
  });
});
