import { z } from "zod";
import { PICTURE_FIELDS } from "../write-record.ts";

/**
 * An experience (rule 4.5): title, description, price, countries and restaurants are JSON carried as text, and so is a
 * `duration` that needs translation ("2 horas").
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
  ...PICTURE_FIELDS,
});

export type ExperienceRecord = z.infer<typeof experienceRecord>;
