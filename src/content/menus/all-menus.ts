import { aFigueiraRubaiyatBar } from "./a-figueira-rubaiyat-bar.ts";
import { aFigueiraRubaiyatFeijoada } from "./a-figueira-rubaiyat-feijoada.ts";
import { aFigueiraRubaiyatMain } from "./a-figueira-rubaiyat-main.ts";
import { cabanaLasLilasBar } from "./cabana-las-lilas-bar.ts";
import { cabanaLasLilasDessert } from "./cabana-las-lilas-dessert.ts";
import { cabanaLasLilasMain } from "./cabana-las-lilas-main.ts";
import { rubaiyatBrasiliaMain } from "./rubaiyat-brasilia-main.ts";
import { rubaiyatChileBar } from "./rubaiyat-chile-bar.ts";
import { rubaiyatChileMain } from "./rubaiyat-chile-main.ts";
import { rubaiyatFariaLimaFeijoada } from "./rubaiyat-faria-lima-feijoada.ts";
import { rubaiyatFariaLimaMain } from "./rubaiyat-faria-lima-main.ts";
import { rubaiyatMadridBar } from "./rubaiyat-madrid-bar.ts";
import { rubaiyatMadridDessert } from "./rubaiyat-madrid-dessert.ts";
import { rubaiyatMadridFeijoada } from "./rubaiyat-madrid-feijoada.ts";
import { rubaiyatMadridMain } from "./rubaiyat-madrid-main.ts";
import { rubaiyatRioDessert } from "./rubaiyat-rio-dessert.ts";
import { rubaiyatRioMain } from "./rubaiyat-rio-main.ts";
import type { MenuContent } from "../kinds/menu.ts";

/** The menus of which public sources name dishes; of the others nothing is known. */
export const MENUS: readonly MenuContent[] = [
  aFigueiraRubaiyatMain,
  aFigueiraRubaiyatBar,
  aFigueiraRubaiyatFeijoada,
  rubaiyatFariaLimaMain,
  rubaiyatFariaLimaFeijoada,
  rubaiyatRioMain,
  rubaiyatRioDessert,
  rubaiyatBrasiliaMain,
  rubaiyatMadridMain,
  rubaiyatMadridBar,
  rubaiyatMadridDessert,
  rubaiyatMadridFeijoada,
  rubaiyatChileMain,
  rubaiyatChileBar,
  cabanaLasLilasMain,
  cabanaLasLilasBar,
  cabanaLasLilasDessert,
];
