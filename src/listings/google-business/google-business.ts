import { z } from "zod";
import { cacheFor } from "#runtime/concurrency/cache-for.ts";
import { foodMenus, type FoodMenu } from "./food-menus.ts";
import { createGoogleCalls, type GoogleCall, GoogleBusinessError } from "./google-calls.ts";
import type { GoogleBusinessSettings } from "./google-business.settings.ts";
import { regularHours, specialHours } from "./google-hours.ts";

/** The maximum per list; larger groups use another tool. */
const MOST_PAGES = 20;
const STORE_CODES_FOR_MS = 60_000;

const READ_MASK = "name,phoneNumbers,storefrontAddress,regularHours,specialHours,metadata";

const locationName = z.string().regex(/^locations\/[\w-]{1,80}$/);

const listed = z.object({ name: locationName, storeCode: z.string() });

const address = z.object({
  addressLines: z.array(z.string()).max(10).catch([]).default([]),
  locality: z.string().catch("").default(""),
  postalCode: z.string().catch("").default(""),
});

const location = z.object({
  name: locationName,
  phoneNumbers: z
    .object({ primaryPhone: z.string().catch("") })
    .transform((numbers) => numbers.primaryPhone)
    .catch("")
    .default(""),
  storefrontAddress: address.nullable().catch(null).default(null),
  regularHours,
  specialHours,
  metadata: z
    .object({ canHaveFoodMenus: z.boolean() })
    .catch({ canHaveFoodMenus: false })
    .default({ canHaveFoodMenus: false }),
});

/** A location on Google; unreadable hours are null. */
export type GoogleLocation = z.infer<typeof location>;

const actionLink = z.object({
  uri: z.string(),
  placeActionType: z.string(),
  providerType: z.string().default(""),
  isPreferred: z.boolean().default(false),
});

export type ReservationLink = z.infer<typeof actionLink>;

type On = Extract<GoogleBusinessSettings, { isOn: true }>;
export type GoogleBusiness = ReturnType<typeof createGoogleBusiness>;

/**
 * Reads Google Business Profile of one account field by field: a wrong or new field affects no
 * other. Every function rejects with {@link GoogleBusinessError}.
 */
export function createGoogleBusiness(settings: On, { timeoutMs }: { timeoutMs?: number } = {}) {
  const call = createGoogleCalls(settings, timeoutMs);
  const account = `accounts/${settings.account}`;
  const namesByStoreCode = cacheFor(STORE_CODES_FOR_MS, () => readStoreCodes(call, account));

  return {
    /** Returns undefined for an unknown store code. */
    async findLocation(storeCode: string): Promise<GoogleLocation | undefined> {
      const name = (await namesByStoreCode()).get(storeCode);
      if (name === undefined) return undefined;
      const query = { readMask: READ_MASK };
      return read(location, await call({ host: "information", path: `/v1/${name}`, query }));
    },

    async readMenus({ name }: GoogleLocation): Promise<readonly FoodMenu[]> {
      return read(
        foodMenus,
        await call({ host: "menus", path: `/v4/${account}/${name}/foodMenus` }),
      );
    },

    async readReservationLinks({ name }: GoogleLocation): Promise<readonly ReservationLink[]> {
      const links = await readPages(linksPage, actionLink, (more) =>
        // The maximum page size.
        call({
          host: "actions",
          path: `/v1/${name}/placeActionLinks`,
          query: { pageSize: "20", ...more },
        }),
      );
      return links.filter(
        ({ placeActionType, providerType }) =>
          placeActionType === "DINING_RESERVATION" && providerType !== "AGGREGATOR_3P",
      );
    },
  };
}

const rawItems = z.array(z.unknown()).max(1000).default([]);
const nextPageToken = z.string().max(2000).default("");

const locationsPage = z
  .object({ locations: rawItems, nextPageToken })
  .transform(({ locations, nextPageToken: next }) => ({ items: locations, next }));
const linksPage = z
  .object({ placeActionLinks: rawItems, nextPageToken })
  .transform(({ placeActionLinks, nextPageToken: next }) => ({ items: placeActionLinks, next }));

async function readStoreCodes(call: GoogleCall, account: string): Promise<Map<string, string>> {
  const query = { readMask: "name,storeCode", pageSize: "100" };
  const found = await readPages(locationsPage, listed, (more) =>
    call({
      host: "information",
      path: `/v1/${account}/locations`,
      query: { ...query, ...more },
    }),
  );
  return new Map(found.map(({ name, storeCode }) => [storeCode, name]));
}

/** Reads all pages of a list up to the limit, skipping unreadable items. */
async function readPages<Item>(
  page: z.ZodType<{ readonly items: readonly unknown[]; readonly next: string }>,
  item: z.ZodType<Item>,
  ask: (more: { readonly pageToken?: string }) => Promise<unknown>,
): Promise<Item[]> {
  const found: Item[] = [];
  let pageToken = "";
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const { items, next } = read(page, await ask(pageToken === "" ? {} : { pageToken }));
    for (const raw of items) {
      const { data } = item.safeParse(raw);
      if (data !== undefined) found.push(data);
    }
    pageToken = next;
    if (pageToken === "") return found;
  }
  throw new GoogleBusinessError("unreadable", `more than ${MOST_PAGES} pages`);
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new GoogleBusinessError("unreadable", parsed.error.issues[0]?.path.join(".") ?? "");
}
