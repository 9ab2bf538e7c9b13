import { useLinkClickHandler, useLocation } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { parentPath } from "#language/parent-path.ts";
import { menuKindOf } from "#language/screens.ts";
import { useIsMissing } from "../navigation/use-is-missing.ts";
import { Icon } from "../ui/icon/icon.tsx";

/** One level up (rule 2.6); the browser's own history is not touched. */
export function BackLink() {
  const { pathname } = useLocation();
  const above = parentPath(pathname);
  const goUp = useLinkClickHandler<HTMLAnchorElement>(above);
  const isMissing = useIsMissing();
  const screen = matchPath(pathname)?.screen;
  if (screen === "home") return null;
  const dependsOnPath = screen === undefined || menuKindOf(screen) !== undefined;
  return (
    <a
      href={isMissing && dependsOnPath ? "./" : above}
      onClick={goUp}
      aria-label={m.layout_back()}
      title={m.layout_back()}
      className="-ms-3 grid size-[min(2.75rem,14vw)] place-items-center"
    >
      <Icon name="arrow-left" />
    </a>
  );
}
