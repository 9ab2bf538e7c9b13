import type { Plugin } from "vite";

const MODULE = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();";

/** A page reached by "back" has its URL already, and is loaded from there. */
const OPEN = `{
  const { location } = window.__reactRouterDataRouter?.state.navigation ?? {};
  const { href } = new URL(location ? location.pathname + location.search + location.hash : "", window.location.href);
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}`;

/**
 * When the module of a screen is missing, as after the deployment of another version, React Router
 * reloads the page that is shown. There is no option for it, so its code is changed in the
 * build: the page is opened that the visitor chose. The build fails where that code has changed.
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
