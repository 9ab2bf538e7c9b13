import { expect, test } from "vitest";
import {
  EXPERIENCES,
  MENUS,
  NEWS,
  RESTAURANTS,
} from "#content/built-in/built-in-content.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import { parseMenu } from "#remote-api/fetch-menus.ts";
import { toExperienceCard } from "#site/screens/experiences/experience-card-data.ts";
import { toRestaurantDetail } from "#site/screens/restaurant/restaurant-detail.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { askOwnApi, ownContent } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const REFERENCE = "/media/0123456789ab.jpg";

describeWithDatabase("uploaded pictures in the product API", (database) => {
  test("sends uploaded pictures with URLs, texts and credits in every kind of record", async () => {
    const { hash, texts } = await storePicture(database, { credit: "Ana Lima" });
    const url = `/media/${hash}-1600x1000-wood-22.jpg`;
    const [restaurant, experience, article] = [RESTAURANTS[0]!, EXPERIENCES[0]!, NEWS[0]!];
    const menu = MENUS.find((one) => one.restaurant === restaurant.slug)!;
    const [section] = menu.sections;
    const [dish] = section!.items;
    const text = { ...article.content, pt: `![Mesa](${REFERENCE})` };
    await importContent(database, {
      restaurants: [{ ...restaurant, heroImage: REFERENCE, images: [REFERENCE, "/images/a.jpg"] }],
      experiences: [{ ...experience, restaurants: [], image: REFERENCE }],
      news: [{ ...article, image: REFERENCE, content: text }],
      menus: [{ ...menu, sections: [{ ...section!, items: [{ ...dish!, image: REFERENCE }] }] }],
    });
    const content = (await ownContent(database)).current();
    const known = {
      pictureTexts: new Map([[url, texts]]),
      pictureCredits: new Map([[url, "Ana Lima"]]),
    };
    const images = { hero: url, gallery: [url, "/images/a.jpg"] };
    expect(content.restaurants).toMatchObject([{ images, ...known }]);
    const found = content.findRestaurant(restaurant.slug);
    expect(toRestaurantDetail(found!, "en")).toMatchObject({
      image: url,
      imageAlt: "Dining room with tables",
      imageCredit: "Ana Lima",
      gallery: [
        { image: url, alt: "Dining room with tables", credit: "Ana Lima" },
        { image: "/images/a.jpg", alt: "" },
      ],
    });
    const [offered] = content.experiences ?? [];
    expect(offered).toMatchObject({ image: url, ...known });
    expect(toExperienceCard(offered!, [], "pt").imageCredit).toBe("Ana Lima");
    const [served] = content.menusOf(restaurant.slug)!;
    expect(served).toMatchObject({ sections: [{ items: [{ image: url }] }], ...known });
    const [shown] = await content.withTexts([content.findArticle(article.slug)!]);
    const { pictureCredits } = known;
    expect(shown).toMatchObject({ image: url, content: { pt: `![Mesa](${url})` }, pictureCredits });

    for (const list of ["restaurants", "experiences", "news"]) {
      const [sent] = (await askOwnApi(database, `/api/${list}`)).body.data;
      // An article's text carries its pictures' texts.
      const shownTexts = list === "news" ? null : { [url]: texts };
      expect(JSON.parse(sent.pictureTexts ?? "null"), list).toEqual(shownTexts);
      expect(sent.pictureCredits, list).toBe(JSON.stringify({ [url]: "Ana Lima" }));
    }
    const [record] = (await askOwnApi(database, "/api/menus")).body.data;
    expect(parseMenu(record, recordLog().log)).toEqual({ ...served, id: undefined });
  });
});
