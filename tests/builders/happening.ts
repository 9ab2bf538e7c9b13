import type { Happening } from "#content/snapshot.ts";

/** A weekly special date on Saturdays. */
export function aHappening(given: Partial<Happening> = {}): Happening {
  const inThree = (text: string) => ({ pt: text, en: `${text} (en)`, es: `${text} (es)` });
  return {
    slug: "feijoada-de-sabado",
    title: inThree("Feijoada de sábado"),
    description: inThree("Com samba."),
    image: "/images/section-events.webp",
    restaurants: ["rubaiyat-madrid"],
    times: [
      { from: "2026-01-03", through: null, weekdays: ["saturday"], begins: "13:00", ends: "16:00" },
    ],
    price: {},
    bookingUrl: "",
    updatedAt: "2026-11-01T12:00:00.000Z",
    ...given,
  };
}
