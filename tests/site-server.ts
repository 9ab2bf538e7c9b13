import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startCountryLookup } from "#services/country-lookup/country-lookup.fake.ts";
import { startMapTiles } from "#services/map-tiles/map-tiles.fake.ts";
import { headlessChromiumPath } from "./chromium.ts";
import { startSite } from "./site-process.ts";

/** Starts the site shared by all read-only browser tests, with fake services, and prepares a data folder to copy. */
export default async function startSharedSite() {
  process.stdout.write(`Chromium: ${headlessChromiumPath()}\n`);
  const prepared = await mkdtemp(join(tmpdir(), "prepared-"));
  await promisify(execFile)(process.execPath, ["tests/prepare-data.ts", prepared]);
  process.env["TEST_PREPARED_DATA"] = prepared;
  const tiles = await startMapTiles();
  const countries = await startCountryLookup();
  const site = await startSite({
    MAP_TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
    REVERSE_GEOCODE_URL: countries.reverseGeocodeUrl,
    IP_LOOKUP_URL: countries.ipLookupUrl,
  });
  process.env["TEST_SITE_URL"] = site.url;
  return async () => {
    await site.stop();
    await tiles.close();
    await countries.close();
    await rm(prepared, { recursive: true, force: true });
  };
}
