import { z } from "zod";

/**
 * The visitor's country, empty texts where it cannot be known; an IP, also one that a CDN
 * looked up, counts as `ip` (rule 3.14).
 */
export const countryResponse = z.object({
  country_code: z.string(),
  country_name: z.string(),
  method: z.enum(["gps", "ip"]),
});

export type CountryResponse = z.infer<typeof countryResponse>;
