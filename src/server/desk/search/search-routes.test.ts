import { expect, test } from "vitest";
import { prepareDatabase } from "#content/store/seed.ts";
import type { Found } from "./search-contract.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import { publish } from "#tests/desk-content.ts";
import { aLead } from "#tests/desk-leads.ts";
import { changePicture, uploadPicture } from "#tests/desk-pictures.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const search = async (browser: Browser, words: string) =>
  (await browser.get(`/search?${new URLSearchParams({ words })}`)).body as readonly Found[];

describeWithDatabase("search of the desk", (database) => {
  // Rule 10.80.
  test("finds guests, houses, dishes, texts and pictures that the account may open", async () => {
    await prepareDatabase(database);
    const text = { pt: "A chef Zuleica recebe.", en: "Zuleica cooks.", es: "Cocina Zuleica." };
    const manager = await signedIn(database);
    await publish(manager, "/restaurants/rubaiyat-rio", { description: text });
    await aLead(database, { name: "José Zuleico", restaurant: "rubaiyat-rio" });
    await changePicture(manager, await uploadPicture(manager), { texts: text });

    expect(await search(manager, "ZULEÍCA")).toMatchObject([
      { kind: "restaurants", slug: "rubaiyat-rio" },
      { kind: "pictures", name: text.pt },
    ]);
    const ours = await signedIn(database, "restaurant", ["rubaiyat-rio"]);
    expect(await search(ours, "jose zul")).toMatchObject([{ kind: "leads", name: "José Zuleico" }]);
    const theirs = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    // All accounts see the group's pictures.
    expect((await search(theirs, "zuleic")).map(({ kind }) => kind)).toEqual(["pictures"]);
    const reader = await signedIn(database, "lead-reader");
    expect((await search(reader, "zuleic")).map(({ kind }) => kind)).toEqual(["leads"]);
    expect((await manager.get("/search?words=z")).status).toBe(422);
    // Names of fields are not searched.
    expect(await search(manager, "isActive")).toEqual([]);
    const dishes = await search(manager, "picanha");
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes[0]?.name.toLowerCase()).toContain("picanha");
  });
});
