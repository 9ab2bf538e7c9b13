import type { Plugin } from "vite";

const MODULE = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();";

/** After "back", the URL is already right and is loaded. */
const OPEN = `{
  const { location } = window.__reactRouterDataRouter?.state.navigation ?? {};
  const { href } = new URL(location ? location.pathname + location.search + location.hash : "", window.location.href);
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}`;

/**
 * Patches React Router, which reloads the current page if a screen's module is missing (after a deployment): opens the
 * chosen page instead. There is no option for it. The build fails if the code to patch has changed.
 */
export function openDestinationPlugin(): Plugin {
  let isDone = false;
  return {
    name: "open-destination",
    apply: "build",
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!code.includes(RELOAD)) this.error(`There is no ${RELOAD} to be replaced`);
        isDone = true;
        return { code: code.replace(RELOAD, OPEN), map: null };
      },
    },
    generateBundle() {
      if (this.environment.name === "client" && !isDone) this.error("React Router lies elsewhere");
    },
  };
}
