import { categoryLook } from "./category-look.ts";

/** What kind of article this is, in the colour of its category. */
export function CategoryBadge({ category }: { category: string }) {
  if (category.trim() === "") return null;
  const { colour, name } = categoryLook(category);
  return (
    <span
      className={`label inline-block px-2.5 wrap-anywhere py-1 tracking-[0.1em] text-paper ${colour}`}
    >
      {name}
    </span>
  );
}
