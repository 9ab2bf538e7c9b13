import { expect, test } from "vitest";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { referencedPictures, withPictureUrls } from "./pictures.ts";

const REFERENCE = "/media/0123456789ab.jpg";

test("finds references in every field", () => {
  const piece = {
    heroImage: REFERENCE,
    images: ["/images/a.jpg", "/media/aaaaaaaaaaaa.jpg"],
    content: { pt: `Um texto\n\n![Mesa](${REFERENCE})`, en: "" },
    createdAt: new Date(),
  };
  expect(referencedPictures(piece)).toEqual([
    { field: "heroImage", id: "0123456789ab" },
    { field: "images.1", id: "aaaaaaaaaaaa" },
    { field: "content.pt", id: "0123456789ab" },
  ]);
});

describeOnBothEnginesByNight("pictures of content", (database) => {
  test("replaces a reference by the picture's full URL, in Markdown too", async () => {
    const { orm } = database;
    const { hash, texts } = await storePicture(database, {
      focusX: 0,
      focusY: 4,
      isIllustration: true,
    });
    const url = `/media/${hash}-1600x1000-wood-04i.jpg`;
    const at = new Date();
    const pieces = [
      { image: REFERENCE, content: { pt: `![Mesa](${REFERENCE})` }, at },
      { image: "/images/a.jpg", content: { pt: "" }, at },
    ];
    expect(await withPictureUrls(orm, pieces)).toEqual([
      { image: url, content: { pt: `![Mesa](${url})` }, at, pictureTexts: { [url]: texts } },
      pieces[1],
    ]);
  });

  test("empties the field of a deleted picture", async () => {
    const { orm } = database;
    expect(await withPictureUrls(orm, [{ image: REFERENCE }])).toEqual([{ image: "" }]);
  });
});
