import { Link, type LinkProps } from "react-router";

/** A link whose picture travels to the next page (rule 2.11), on devices where it does not delay that page. */
export function PictureLink(props: LinkProps) {
  return <Link {...props} viewTransition={canTravel()} />;
}

function canTravel(): boolean {
  if (typeof document === "undefined" || !("startViewTransition" in document)) return false;
  // WebKit, which does not report its memory, stops resizing a window after such a transition.
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  return deviceMemory >= 4 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
