import type { Plugin } from "vite";

/** The part of a module's path after `react-router/dist/production/`. */
type RouterModule = string;

const LIBRARY = /\/react-router\/dist\/production\/(lib\/.+\.js)$/;
const DISPLAY_NAME = /^\w+\.displayName = .+;$/gm;
const COMPONENT = /(?<=^const \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm;

/** What this site's settings exclude, each as the library has it and as it is built. */
export const CHANGES: ReadonlyMap<RouterModule, readonly (readonly [from: string, to: string])[]> =
  new Map([
    // `routeDiscovery: "initial"`: the whole table of routes is there.
    [
      "lib/dom-export/hydrated-router.js",
      [
        [
          "patchRoutesOnNavigation: UNSAFE_getPatchRoutesOnNavigationFunction(() => router, ssrInfo.manifest, ssrInfo.routeModules, ssrInfo.context.ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode, ssrInfo.context.basename)",
          "",
        ],
        [
          "UNSAFE_useFogOFWarDiscovery(router, ssrInfo.manifest, ssrInfo.routeModules, ssrInfo.context.ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode);",
          "",
        ],
        ["router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", ""],
      ],
    ],
    // No instrumentation is given to the router.
    [
      "lib/router/router.js",
      [
        ["if (init.instrumentations) {", "if (false) {"],
        ["if (init.instrumentations) router =", "if (false) router ="],
        ["if (opts?.instrumentations) {", "if (false) {"],
        ["= consumeInstrumentationClientResultMetaReceiver(router);", "= undefined;"],
      ],
    ],
    [
      "lib/dom/ssr/components.js",
      [
        ["isFogOfWarEnabled(routeDiscovery, ssr)", "false"],
        // The scripts that only the server writes.
        ["staticContext ? `window.__reactRouterContext", "false ? `window.__reactRouterContext"],
        ['!isStatic ? " " :', 'true ? " " :'],
      ],
    ],
    // No server components.
    [
      "lib/hooks.js",
      [
        ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'],
        [
          "if (this.context) return /* @__PURE__ */ React$1.createElement(RSCErrorHandler, { error }, result);",
          "",
        ],
      ],
    ],
    // The root has an error boundary.
    [
      "lib/dom/ssr/routes.js",
      [
        [
          'route.id === "root" ? () => /* @__PURE__ */ React$1.createElement(RemixRootDefaultErrorBoundary, { error: useRouteError() }) : void 0',
          "void 0",
        ],
      ],
    ],
    // Pages are prefetched by src/site/navigation/prefetch-pages.ts.
    [
      "lib/dom/lib.js",
      [
        ["= usePrefetchBehavior(prefetch, rest);", "= [false, undefined, {}];"],
        [
          "return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, link, /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, { page: href })) : link;",
          "return link;",
        ],
      ],
    ],
  ]);

/** Throws where the library has other code than is expected. */
export function withoutUnusedParts(name: RouterModule, code: string): string {
  let changed = code.replaceAll(DISPLAY_NAME, "").replaceAll(COMPONENT, "/* @__PURE__ */ ");
  for (const [from, to] of CHANGES.get(name) ?? []) {
    if (!changed.includes(from)) throw new Error(`React Router's ${name} has no ${from}`);
    changed = changed.replaceAll(from, to);
  }
  return changed;
}

/**
 * Leaves out of the browser's build the parts of React Router that this site does not use and that
 * a bundler cannot see to be unused; and the names for development tools, for which whole components
 * would stay. The build fails where the library's code has changed, as after an update.
 */
export function unusedRouterPartsPlugin(): Plugin {
  const done = new Set<RouterModule>();
  return {
    name: "unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: LIBRARY },
      handler(code, id) {
        const [, name = ""] = LIBRARY.exec(id) ?? [];
        done.add(name);
        return { code: withoutUnusedParts(name, code), map: null };
      },
    },
    generateBundle() {
      for (const name of CHANGES.keys()) {
        if (!done.has(name)) this.error(`React Router's ${name} lies elsewhere`);
      }
    },
  };
}
