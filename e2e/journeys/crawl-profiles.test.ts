import { expect, test } from "vitest";
import { faultsOf } from "./crawl-profiles.ts";

test("notices structured data with a missing field, a rating of our own, or coordinates 0/0", () => {
  const restaurant = {
    "@type": "Restaurant",
    "@id": "a",
    name: "",
    url: "b",
    address: { "@type": "PostalAddress", addressLocality: "Madrid" },
    aggregateRating: {},
    geo: { latitude: 0, longitude: 0 },
  };
  expect(faultsOf([restaurant])).toEqual([
    "[0](Restaurant) lacks name",
    "[0](Restaurant) has aggregateRating",
    "[0](Restaurant) is at 0/0",
    "[0](Restaurant).name is empty",
    "[0](Restaurant).address(PostalAddress) lacks addressCountry",
  ]);
  expect(faultsOf({ "@type": "BreadcrumbList", itemListElement: [{}] })).toHaveLength(1);
});
