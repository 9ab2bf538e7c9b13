import type { ReactNode } from "react";
import { PlateBand, type PlateBandProps } from "../plate-band/plate-band.tsx";

interface PageHeroProps extends Pick<PlateBandProps, "image" | "alt" | "credit" | "isUnderWords"> {
  /** Small words over the title. */
  readonly label?: ReactNode;
  readonly title: ReactNode;
  /** Headlines are longer than titles. */
  readonly isHeadline?: boolean;
  /** Under the title: a sentence, a status line, buttons. */
  readonly children?: ReactNode;
  readonly height?: PlateBandProps["height"];
}

/** The picture at the top of a page, with its title. */
export function PageHero({
  label,
  title,
  isHeadline,
  children,
  height = "tall",
  ...picture
}: PageHeroProps) {
  return (
    <PlateBand {...picture} height={height} isHero>
      {label && <div className="label mb-4">{label}</div>}
      <h1 className={isHeadline ? "text-headline" : "text-plate"}>{title}</h1>
      {children}
    </PlateBand>
  );
}
