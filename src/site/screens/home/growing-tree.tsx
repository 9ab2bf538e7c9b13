import { imageSources } from "#site/ui/picture/image-sources.ts";

/** The drawings in the file, below one another, in the order in which they appear: the first has the outlines. */
const SHEETS = [undefined, "tree-hatch", "tree-leaves", "tree-figs"];

/** The fig tree, which draws itself once when it comes into view; its gold root leaves it at the lower left. */
export function GrowingTree({ alt }: { alt: string }) {
  const { src } = imageSources("/images/fig-tree-lines.svg");
  return (
    <div className="growing-tree">
      {SHEETS.map((sheet, index) => (
        <img
          key={sheet ?? "tree-outlines"}
          src={src}
          alt={index === 0 ? alt : ""}
          loading="lazy"
          className={sheet}
          suppressHydrationWarning
        />
      ))}
    </div>
  );
}
