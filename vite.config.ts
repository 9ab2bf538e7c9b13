import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bootstrapPlugin } from "./scripts/bootstrap-plugin.ts";
import { coloursPlugin } from "./scripts/colours-plugin.ts";
import { openDestinationPlugin } from "./scripts/open-destination-plugin.ts";

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./src/language/paraglide",
      strategy: ["globalVariable", "baseLocale"],
      outputStructure: "message-modules",
    }),
    bootstrapPlugin(),
    coloursPlugin(),
    tailwindcss(),
    reactRouter(),
    openDestinationPlugin(),
  ],
  // In an image it would bring TypeScript along: see docs/decisions/0023-openapi-from-the-routes.md
  ssr: {
    noExternal: [/^hono-openapi/, /^@standard-community\//, "@hono/standard-validator", "quansync"],
  },
  // The pictures lie in `build` before: scripts/build.ts removes the rest.
  build: { assetsInlineLimit: 0, target: "es2022", emptyOutDir: false },
  environments: {
    // API and pages are one module graph: see docs/decisions/0002-one-module-graph.md
    ssr: { build: { rolldownOptions: { input: "./src/server/app.ts" } } },
  },
});
