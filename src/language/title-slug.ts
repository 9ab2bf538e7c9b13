import { plainText } from "./plain-text.ts";

/** Returns a title as a slug: "Uma noite à mesa" is uma-noite-a-mesa. */
export function slugOf(title: string): string {
  const words = plainText(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.join("-").slice(0, 80).replace(/-$/, "");
}
