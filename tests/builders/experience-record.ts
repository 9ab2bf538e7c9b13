import type { ExperienceRecord } from "#api/experiences/experiences.contract.ts";

export function anExperienceRecord(
  changes: Readonly<Record<string, unknown>> = {},
): ExperienceRecord & Record<string, unknown> {
  return {
    id: "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e22",
    title: JSON.stringify({ pt: "Jantar", en: "Dinner", es: "Cena" }),
    description: JSON.stringify({ pt: "À mesa.", en: "At the table.", es: "En la mesa." }),
    image: "/images/news-rubaiyat-madrid-20-anos.webp",
    duration: JSON.stringify({ pt: "2 horas", en: "2 hours", es: "2 horas" }),
    maxPeople: 8,
    price: JSON.stringify({ BRL: 350, EUR: "Sob consulta" }),
    countries: JSON.stringify(["Brasil", "Espanha"]),
    restaurants: JSON.stringify(["rubaiyat-rio", "rubaiyat-madrid"]),
    icon: "Users",
    isActive: true,
    order: 3,
    ...changes,
  };
}
