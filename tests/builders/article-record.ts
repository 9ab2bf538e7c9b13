import type { Article } from "#content/snapshot.ts";
import type { ArticleRecord } from "#api/news/news.contract.ts";

export function anArticleRecord(
  changes: Readonly<Record<string, unknown>> = {},
): ArticleRecord & Record<string, unknown> {
  return {
    id: "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e33",
    title: JSON.stringify({ pt: "Vinhos", en: "Wines", es: "Vinos" }),
    excerpt: JSON.stringify({ pt: "Curto.", en: "Short.", es: "Breve." }),
    content: JSON.stringify({ pt: "## Um\n\nDois", en: "## One\n\nTwo", es: "## Uno\n\nDos" }),
    image: "/images/news-nova-carta-vinhos.webp",
    slug: "vinhos",
    author: "Grupo Rubaiyat",
    category: "Vinhos",
    tags: JSON.stringify(["Adega"]),
    isPublished: true,
    publishedAt: "2024-06-28T12:00:00Z",
    isActive: true,
    order: 2,
    createdAt: "2024-06-01T08:30:00.000Z",
    updatedAt: "2024-06-29T08:30:00.000Z",
    ...changes,
  };
}

export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    id: "1",
    slug: "nova-carta-vinhos",
    title: { pt: "Nova carta", en: "New list", es: "" },
    excerpt: { pt: "Um ano de trabalho.", en: "A year of work.", es: "" },
    content: { pt: "## Adega\n\nTexto <b>claro</b>.", en: "", es: "" },
    image: "/images/news-nova-carta-vinhos.webp",
    author: "Grupo Rubaiyat",
    category: "Vinhos",
    tags: ["Adega", "Carta de vinhos"],
    publishedAt: "2024-06-28T12:00:00.000Z",
    order: 1,
    createdAt: "2024-06-01T08:30:00.000Z",
    updatedAt: "2024-06-29T08:30:00.000Z",
    languages: ["pt"],
    ...changes,
  };
}
