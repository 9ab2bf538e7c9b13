import { aFigueiraRubaiyat } from "./a-figueira-rubaiyat.ts";
import { rubaiyatFariaLima } from "./rubaiyat-faria-lima.ts";
import { rubaiyatRio } from "./rubaiyat-rio.ts";
import { rubaiyatBrasilia } from "./rubaiyat-brasilia.ts";
import { rubaiyatMadrid } from "./rubaiyat-madrid.ts";
import { rubaiyatChile } from "./rubaiyat-chile.ts";
import { cabanaLasLilas } from "./cabana-las-lilas.ts";
import { emporioFigueira } from "./emporio-figueira.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";

/** The eight built-in restaurants, in the order in which lists show them. */
export const RESTAURANTS: readonly RestaurantContent[] = [
  aFigueiraRubaiyat,
  rubaiyatFariaLima,
  rubaiyatRio,
  rubaiyatBrasilia,
  rubaiyatMadrid,
  rubaiyatChile,
  cabanaLasLilas,
  emporioFigueira,
];
