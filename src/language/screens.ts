/** Every screen that has an address of its own (rule 1.3; two of them the law asks for). */
export const SCREENS = [
  "home",
  "restaurantList",
  "cityRestaurants",
  "restaurant",
  "events",
  "experiences",
  "newsList",
  "newsArticle",
  "contact",
  "delivery",
  "group",
  "whoWeAre",
  "figTree",
  "foundation",
  "farm",
  "privacy",
  "accessibility",
] as const;

export type Screen = (typeof SCREENS)[number];
