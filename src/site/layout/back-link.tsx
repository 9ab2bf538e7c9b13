import { Link, useLocation } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { parentPath } from "#language/parent-path.ts";
import { useExistingPath } from "../navigation/use-existing-path.ts";
import { Icon } from "../ui/icon/icon.tsx";

/** One level up (rule 2.6); the browser's own history is not touched. */
export function BackLink() {
  const { pathname } = useLocation();
  const existing = useExistingPath();
  if (matchPath(pathname)?.screen === "home") return null;
  return (
    <Link
      to={existing === pathname ? parentPath(pathname) : existing}
      aria-label={m.layout_back()}
      title={m.layout_back()}
      className="-ms-3 grid size-[min(2.75rem,14vw)] place-items-center"
    >
      <Icon name="arrow-left" />
    </Link>
  );
}
