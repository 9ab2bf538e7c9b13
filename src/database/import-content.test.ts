import { expect, test, vi } from "vitest";
import { describeOnBothEngines } from "../../tests/test-database.ts";
import { RESTAURANTS } from "../content/restaurants/all-restaurants.ts";
import type { RestaurantContent } from "../content/restaurants/restaurant-content.ts";
import { exportContent, importContent } from "./import-content.ts";
import { restaurants } from "./schema/restaurants.ts";

const [first, second, third] = RESTAURANTS as readonly [
  RestaurantContent,
  RestaurantContent,
  RestaurantContent,
];
const full: RestaurantContent = {
  ...first,
  menus: { main: "https://example.com/menu.pdf", feijoada: "/menus/feijoada.pdf" },
  getin: { enabled: true, url: "https://example.com/book" },
  rooms: [{ name: { pt: "Sala", en: "Room", es: "Sala" }, capacity: 40 }],
  isActive: false,
};

describeOnBothEngines("importing content", (getDatabase, connectAgain) => {
  test("what is imported is exported again, in the same order", async () => {
    const content = { restaurants: [third, full, second] };
    await importContent(getDatabase(), content);
    expect(await exportContent(getDatabase())).toEqual(content);
  });

  test("an import says what it added, changed, left alone and removed", async () => {
    await importContent(getDatabase(), { restaurants: [first, second] });
    const changed = { ...second, name: "Another name" };
    const done = await importContent(getDatabase(), { restaurants: [third, changed] });
    expect(done.restaurants).toEqual({
      added: [third.slug],
      changed: [second.slug],
      unchanged: [],
      removed: [first.slug],
    });
    expect(await exportContent(getDatabase())).toEqual({ restaurants: [third, changed] });
  });

  test("a restaurant that stays keeps its id, and its time of change when nothing changed", async () => {
    await importContent(getDatabase(), { restaurants: [full, second] });
    const before = await getDatabase().orm.select().from(restaurants).orderBy(restaurants.position);
    const done = await importContent(getDatabase(), {
      restaurants: [full, { ...second, phone: "" }],
    });
    const after = await getDatabase().orm.select().from(restaurants).orderBy(restaurants.position);
    expect(done.restaurants.unchanged).toEqual([full.slug]);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.id).toBe(before[1]?.id);
    expect(after[1]?.updatedAt.getTime()).toBeGreaterThan(before[1]?.updatedAt.getTime() ?? NaN);
  });

  test("an import that fails half way changes nothing, not even the revision", async () => {
    const { revision } = await importContent(getDatabase(), { restaurants: [first] });
    await expect(
      importContent(getDatabase(), { restaurants: [second, third, second] }),
    ).rejects.toThrow();
    expect(await exportContent(getDatabase())).toEqual({ restaurants: [first] });
    expect(await getDatabase().contentRevision()).toBe(revision);
  });

  test("each import counts the revision up by one", async () => {
    expect(await getDatabase().contentRevision()).toBe("0");
    await importContent(getDatabase(), { restaurants: [first] });
    expect(await getDatabase().contentRevision()).toBe("1");
    await importContent(getDatabase(), { restaurants: [first] });
    expect(await getDatabase().contentRevision()).toBe("2");
  });

  test("a listener hears each revision once, from its own process and from another", async () => {
    const listener = vi.fn<(revision: string) => void>();
    const stop = await getDatabase().onContentChange(listener);
    await importContent(getDatabase(), { restaurants: [first] });
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([["1"]]), 2000);

    const other = await connectAgain();
    await importContent(other, { restaurants: [second] });
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([["1"], ["2"]]), 2000);
    await other.close();

    await stop();
    await importContent(getDatabase(), { restaurants: [third] });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("two imports at once end with the whole of one of them", async () => {
    const other = await connectAgain();
    const one = { restaurants: [first, second] };
    const two = { restaurants: [third, second, full] };
    await Promise.all([importContent(getDatabase(), one), importContent(other, two)]);
    await other.close();
    expect([one, two]).toContainEqual(await exportContent(getDatabase()));
    expect(await getDatabase().contentRevision()).toBe("2");
  });
});
