import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { builtInRestaurants } from "../restaurants/built-in-restaurants.ts";
import type { Restaurant } from "../restaurants/restaurants.contract.ts";
import { createMenuDrawing } from "#server/menu-drawing.ts";
import { menuPdfs } from "./menu-pdfs.ts";

async function findRestaurant(slug: string): Promise<Restaurant | null> {
  const [model] = builtInRestaurants();
  if (model === undefined || slug !== "casa-nova") return null;
  return { ...model, slug, name: "Casa Nova" };
}

const api = menuPdfs({
  api: { findRestaurant, listMenus: async () => [] },
  draw: createMenuDrawing(),
  readPicture: async () => undefined,
  siteUrl: "https://site.example",
  author: async () => "Casas Exemplo",
  log: recordLog().log,
});

test("a restaurant that only the remote product API knows has its menus too", async () => {
  const response = await api.request("/casa-nova-main.pdf");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
});

test("a restaurant that the remote product API does not know has none", async () => {
  expect((await api.request("/rubaiyat-madrid-main.pdf")).status).toBe(404);
});
