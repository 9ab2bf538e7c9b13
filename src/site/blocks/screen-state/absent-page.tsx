import type { ReactNode } from "react";
import { Picture } from "#site/ui/picture/picture.tsx";

/** A screen that has nothing to show but its state, beside a plate. */
export function AbsentPage({ children }: { children: ReactNode }) {
  return (
    <div className="shell grid items-center gap-x-10 pt-header pb-section lg:min-h-dvh-86 lg:grid-cols-12">
      <div className="lg:col-span-6">{children}</div>
      <Picture
        image="/images/news-figueira-25-anos.webp"
        alt=""
        upright
        sizes="(min-width: 64rem) 40vw, 92vw"
        className="lg:col-span-5 lg:col-start-8 lg:pt-section"
      />
    </div>
  );
}
