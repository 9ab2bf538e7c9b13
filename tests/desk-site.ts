import { startMapTiles } from "#services/map-tiles/map-tiles.fake.ts";
import { startRdStation } from "#services/rd-station/rd-station.fake.ts";
import { DESK_SECRET, openPeople } from "./desk-people.ts";
import { postContact } from "./post-contact.ts";
import { startSite } from "./site-process.ts";

/** Starts a site with the desk and lead delivery; users can be created and signed in at once. */
export async function startDeskSite() {
  const platform = await startRdStation();
  const tiles = await startMapTiles();
  const site = await startSite({
    ...platform.settings,
    MAP_TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
    DESK_SECRET,
    TRUST_PROXY: "1",
  });
  const { close, ...people } = await openPeople(site.url, { dataDir: site.dataDir });
  let visitors = 0;
  return {
    url: site.url,
    platform,
    ...people,
    /** Posts the contact form; returns the lead's id. */
    async sendLead(post: object): Promise<string> {
      // An own IP each, because posts are limited per IP.
      visitors += 1;
      const from = { "X-Forwarded-For": `198.51.100.${visitors}` };
      const response = await postContact(site.url, { subject: "eventos", ...post }, from);
      if (!response.ok) throw new Error(`The lead was refused: ${await response.text()}`);
      const { data } = (await response.json()) as { readonly data: { readonly id: string } };
      return data.id;
    },
    async stop() {
      await close();
      await site.stop();
      await Promise.all([platform.close(), tiles.close()]);
    },
  };
}
