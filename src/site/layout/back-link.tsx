import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { parentPath } from "#language/parent-path.ts";
import { menuKindOf } from "#language/screens.ts";
import { useIsMissing } from "../navigation/use-is-missing.ts";
import { Icon } from "../ui/icon/icon.tsx";

/** One level up (rule 2.6); the browser's own history is not touched. */
export function BackLink() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isMissing = useIsMissing();
  const screen = matchPath(pathname)?.screen;
  if (screen === "home") return null;
  const link = {
    "aria-label": m.layout_back(),
    title: m.layout_back(),
    className: "-ms-3 grid size-[min(2.75rem,14vw)] place-items-center",
  };
  const above = parentPath(pathname);
  const isOfItsPath = screen === undefined || menuKindOf(screen) !== undefined;
  if (!isMissing || !isOfItsPath) {
    return (
      <Link to={above} {...link}>
        <Icon name="arrow-left" />
      </Link>
    );
  }

  function goUp(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(above);
  }

  return (
    <a href="./" onClick={goUp} {...link}>
      <Icon name="arrow-left" />
    </a>
  );
}
