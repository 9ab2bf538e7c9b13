// Pictures of earlier versions. Stored content and external links still name them; their replacements are shown.

/** Replacements by former name; a picture that only changed its extension is not listed. */
const ILLUSTRATIONS = new Map([
  ["arcade-room.jpg", "house-a-figueira-rubaiyat"],
  ["embers-grill.jpg", "section-group-hub"],
  ["experience-farm-day.jpg", "section-farm"],
  ["experience-feijoada.jpg", "experience-feijoada-em-sao-paulo"],
  ["experience-fig-tree-table.jpg", "experience-mesa-sob-a-figueira"],
  ["experience-parrilla.jpg", "news-rubaiyat-madrid-20-anos"],
  ["experience-wine-dinner.jpg", "news-nova-carta-vinhos"],
  ["farm.jpg", "section-farm"],
  ["fig-hall-dusk.jpg", "news-figueira-25-anos"],
  ["fig-tree.jpg", "section-our-fig-tree"],
  ["fig-tree-engraving.webp", "section-our-fig-tree"],
  ["foundation.jpg", "section-foundation"],
  ["gallery-rubaiyat-chile-2.jpg", "experience-grelha-em-vitacura"],
  ["gallery-rubaiyat-chile-3.jpg", "house-rubaiyat-chile"],
  ["gallery-rubaiyat-rio-3.jpg", "experience-almoco-no-jockey"],
  ["group-hub.jpg", "section-group-hub"],
  ["news-1.jpg", "gallery-rubaiyat-rio-1"],
  ["news-2.jpg", "news-rubaiyat-madrid-20-anos"],
  ["news-3.jpg", "news-las-lilas-30-anos"],
  ["news-4.jpg", "news-nova-carta-vinhos"],
  ["news-5.jpg", "news-premio-melhor-steakhouse"],
  ["news-6.jpg", "news-nova-carta-vinhos"],
  ["pasture-dawn.jpg", "section-farm"],
  ["photo-fig.jpg", "gallery-emporio-figueira-2"],
  ["photo-meadow.jpg", "section-farm"],
  ["place-setting.jpg", "section-reservations"],
  ["plate-fig-hall.webp", "news-figueira-25-anos"],
  ["plate-pasture.webp", "news-fazenda-brangus"],
  ["plate-wine.webp", "news-nova-carta-vinhos"],
  ["room-1.jpg", "gallery-rubaiyat-brasilia-2"],
  ["room-2.jpg", "gallery-rubaiyat-faria-lima-3"],
  ["room-3.jpg", "gallery-rubaiyat-madrid-3"],
  ["room-4.jpg", "gallery-rubaiyat-rio-1"],
  ["section-contact.jpg", "section-reservations"],
  ["section-news.jpg", "news-figueira-25-anos"],
  ["who-we-are.jpg", "section-who-we-are"],
  ["wine-table.jpg", "section-experiences"],
]);

const SAME_NAME = [
  "a-figueira-rubaiyat",
  "cabana-las-lilas",
  "emporio-figueira",
  "rubaiyat-brasilia",
  "rubaiyat-chile",
  "rubaiyat-faria-lima",
  "rubaiyat-madrid",
  "rubaiyat-rio",
]
  .flatMap((slug) => [`house-${slug}`, ...[1, 2, 3].map((place) => `gallery-${slug}-${place}`)])
  .concat("section-delivery", "section-events", "section-experiences");

export const FORMER_PICTURES: ReadonlyMap<string, string> = new Map([
  ...SAME_NAME.map((name) => [`${name}.jpg`, `${name}.webp`] as const),
  ...Array.from(ILLUSTRATIONS, ([former, name]) => [former, `${name}.webp`] as const),
]);

const PICTURE = /\/images\/([\w-]+\.\w+)/g;

export function currentPictures(text: string): string {
  if (!text.includes("/images/")) return text;
  return text.replaceAll(PICTURE, (url, name: string) => {
    const illustration = FORMER_PICTURES.get(name);
    return illustration === undefined ? url : `/images/${illustration}`;
  });
}
