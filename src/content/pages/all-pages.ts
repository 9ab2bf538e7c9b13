import { accessibility } from "./accessibility.ts";
import { careers } from "./careers.ts";
import { contact } from "./contact.ts";
import { delivery } from "./delivery.ts";
import { events } from "./events.ts";
import { experiences } from "./experiences.ts";
import { farm } from "./farm.ts";
import { figTree } from "./fig-tree.ts";
import { foundation } from "./foundation.ts";
import { giftCards } from "./gift-cards.ts";
import { group } from "./group.ts";
import { home } from "./home.ts";
import { news } from "./news.ts";
import { press } from "./press.ts";
import { privacy } from "./privacy.ts";
import { reservations } from "./reservations.ts";
import { restaurants } from "./restaurants.ts";
import { whoWeAre } from "./who-we-are.ts";
import type { PageContent } from "../kinds/page.ts";

/** The built-in words of each page. */
export const PAGES: readonly PageContent[] = [
  home,
  delivery,
  events,
  group,
  whoWeAre,
  figTree,
  foundation,
  farm,
  careers,
  press,
  giftCards,
  privacy,
  accessibility,
  contact,
  experiences,
  news,
  reservations,
  restaurants,
];
