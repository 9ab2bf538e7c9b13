import { startCountryLookup } from "#external-services/country-lookup/country-lookup.fake.ts";
import { startMapTiles } from "#external-services/map-tiles/map-tiles.fake.ts";
import { startSite } from "./site-process.ts";

/** Before all end-to-end tests: one site for everybody, with the fakes of the outside services. */
export default async function startSharedSite() {
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
  };
}
