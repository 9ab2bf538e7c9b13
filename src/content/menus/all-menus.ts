import { aFigueiraRubaiyatMenus } from "./a-figueira-rubaiyat.ts";
import { cabanaLasLilasMenus } from "./cabana-las-lilas.ts";
import type { RestaurantMenus } from "./menu-content.ts";
import { rubaiyatBrasiliaMenus } from "./rubaiyat-brasilia.ts";
import { rubaiyatChileMenus } from "./rubaiyat-chile.ts";
import { rubaiyatFariaLimaMenus } from "./rubaiyat-faria-lima.ts";
import { rubaiyatMadridMenus } from "./rubaiyat-madrid.ts";
import { rubaiyatRioMenus } from "./rubaiyat-rio.ts";

/** The restaurants of whose menus something is public; Empório Figueira has no source at all. */
export const MENUS: readonly RestaurantMenus[] = [
  aFigueiraRubaiyatMenus,
  rubaiyatFariaLimaMenus,
  rubaiyatRioMenus,
  rubaiyatBrasiliaMenus,
  rubaiyatMadridMenus,
  rubaiyatChileMenus,
  cabanaLasLilasMenus,
];
