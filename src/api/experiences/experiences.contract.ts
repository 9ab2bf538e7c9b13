import { z } from "zod";

/**
 * An experience as the product API sends it (rule 4.5): title, description, price, countries
 * and restaurants are JSON carried as text. `duration` is a plain text, or JSON text per
 * language where its words need translating ("2 horas").
 */
export const experienceRecord = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  duration: z.string(),
  maxPeople: z.number(),
  price: z.string(),
  countries: z.string(),
  restaurants: z.string(),
  icon: z.string(),
  isActive: z.boolean(),
  order: z.number(),
  /** What uploaded pictures show, by URL; absent where there are none. */
  pictureTexts: z.string().optional(),
});

export type ExperienceRecord = z.infer<typeof experienceRecord>;
