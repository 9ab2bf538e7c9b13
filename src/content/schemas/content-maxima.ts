// Limits of one entry: far above the group's needs, low enough that page and PDF stay cheap. Free
// of libraries, for the desk's editors (rule 10.25).

/** The longest texts, in characters (UTF-16 code units). */
export const LONGEST = {
  slug: 100,
  line: 200,
  url: 2000,
  email: 254,
  texts: 5000,
  markdown: 50_000,
} as const;

/** The longest lists, in entries; lists of chosen values (diets, features, days) are bounded by their values. */
export const MOST = {
  dishesOfSection: 300,
  dishesOfMenu: 600,
  /** A wine counts as a dish. */
  winesOfMenu: 1000,
  sizesOfDish: 8,
  sections: 60,
  services: 20,
  pictures: 40,
  rooms: 30,
  awards: 40,
  figuresOfRestaurant: 6,
  questions: 100,
  tags: 20,
  restaurantsOfExperience: 100,
  restaurantsOfHappening: 20,
  timesOfHappening: 20,
  spansOfDay: 6,
  spansOfWeek: 42,
  specialDays: 200,
  restaurantsWithOrders: 200,
  orderLinks: 12,
  redirects: 500,
  mailboxes: 50,
  restaurantsOfMailbox: 100,
  entriesOfPage: 40,
} as const;

export const mostDishes = (kind: string) =>
  kind === "wine" ? MOST.winesOfMenu : MOST.dishesOfMenu;
