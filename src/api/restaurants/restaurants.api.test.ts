import { expect, test } from "vitest";
import { askOwnApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { importContent } from "#content/store/publish-content.ts";

const RESTAURANT: RestaurantContent = {
  ...RESTAURANTS[0]!,
  slug: "casa-do-teste",
  giftCardUrl: "https://gifts.example/casa",
  hours: { pt: "Todos os dias", en: "Every day", es: "Todos los días" },
  openingHours: null,
  menus: { main: "https://example.com/menu.pdf" },
  getin: { enabled: true, url: "https://booking.example.com/casa" },
  rooms: [{ name: { pt: "Salão", en: "Hall", es: "Salón" }, capacity: 40 }],
  mediaKitUrl: "https://example.com/kit.pdf",
};

describeWithDatabase("GET /api/restaurants", (database) => {
  const ask = (path: string) => askOwnApi(database, `/api/restaurants${path}`);
  const ABSENT = { status: 404, body: { data: null } };

  test("lists records with exactly the fields of rule 4.3", async () => {
    await importContent(database, { restaurants: [RESTAURANT] });
    const { status, body } = await ask("");
    expect(status).toBe(200);
    expect(body).toEqual({ data: [expect.any(Object)] });
    const { id, ...record } = body.data[0];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    // Not in the specification's record.
    const { isClosed: _isClosed, awards: _awards, figures: _figures, ...sent } = RESTAURANT;
    expect(Object.keys(record).toSorted()).toEqual(
      [...Object.keys(sent), "specialDays"].toSorted(),
    );
    // Structured fields are JSON text, with keys in any order.
    for (const [name, value] of Object.entries(sent)) {
      const isText = typeof value === "object" && value !== null;
      expect(isText ? JSON.parse(record[name]) : record[name], name).toEqual(value);
    }
  });

  test("derives the text of a restaurant's hours", async () => {
    const { openingHours } = RESTAURANTS.find(({ slug }) => slug === "rubaiyat-madrid")!;
    const hours = { pt: "", en: "", es: "" };
    await importContent(database, { restaurants: [{ ...RESTAURANT, hours, openingHours }] });
    const [record] = (await ask("")).body.data;
    expect(JSON.parse(record.openingHours)).toEqual({ ...openingHours, exceptions: [] });
    expect(JSON.parse(record.hours).en).toBe(
      "Monday to Saturday: 13:30–16:00, 20:30–23:30\nSunday: 13:30–16:00",
    );
  });

  // Rule 5.1.
  test("finds a restaurant by slug and by id", async () => {
    await importContent(database, { restaurants: RESTAURANTS });
    const bySlug = await ask("/rubaiyat-rio");
    expect(bySlug).toMatchObject({ status: 200, body: { data: { slug: "rubaiyat-rio" } } });
    expect(await ask(`/${bySlug.body.data.id}`)).toEqual(bySlug);
    const list = await ask("");
    expect(list.body.data).toContainEqual(bySlug.body.data);
  });

  // Rule 4.7.
  test("hides an inactive restaurant from the list, by slug and by id", async () => {
    await importContent(database, { restaurants: [RESTAURANT] });
    const { id } = (await ask("/casa-do-teste")).body.data;
    await importContent(database, { restaurants: [{ ...RESTAURANT, isActive: false }] });
    expect((await ask("")).body).toEqual({ data: [] });
    for (const asked of ["casa-do-teste", id]) expect(await ask(`/${asked}`)).toEqual(ABSENT);
  });

  test("answers any other path with 404 and null", async () => {
    await importContent(database, { restaurants: [RESTAURANT] });
    const absent = ["no-such-restaurant", "CASA-DO-TESTE", "%00", "casa-do-teste%00", "%"];
    const others = ["00000000-0000-0000-0000-000000000000", "..%2f..%2fetc", "x".repeat(5000)];
    for (const asked of [...absent, ...others]) {
      expect(await ask(`/${asked}`), asked).toEqual(ABSENT);
    }
  });
});
