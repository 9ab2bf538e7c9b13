import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bootstrapPlugin } from "./tools/building/bootstrap-plugin.ts";
import { coloursPlugin } from "./tools/building/colours-plugin.ts";
import { openDestinationPlugin } from "./tools/building/open-destination-plugin.ts";
import { pageMessagesPlugin } from "./tools/building/page-messages-plugin.ts";

/** The libraries, which seldom change; what every page needs; what many screens share. */
const CLIENT_CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  // Excludes the entry itself, which runs once the page's modules are loaded.
  {
    name: "root",
    test: /\/site\/(root|.*\/(foreign-nodes|trusted-types|prefetch-pages))\.tsx?/,
    priority: 1,
  },
  { name: "shared", test: /\/src\//, minShareCount: 6 },
];

/** Node parses its manifest of 179 KB for each of its modules: a second of each start. */
const SLOW_TO_FIND_PACKAGES = ["drizzle-orm"];

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
    pageMessagesPlugin(),
  ],
  // Modules stand in the order of their paths, and each path in a comment: the same where `node_modules` is a link.
  resolve: { preserveSymlinks: true },
  ssr: { noExternal: SLOW_TO_FIND_PACKAGES },
  // The pictures lie in `build` before: tools/building/build.ts removes the rest.
  build: { assetsInlineLimit: 0, target: "es2022", emptyOutDir: false },
  environments: {
    // A few files that compress well: see docs/decisions/0015-how-small-the-application-can-be.md
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CLIENT_CHUNKS } } } },
    },
    // The process, its API and pages are one module graph: see docs/decisions/0002-one-module-graph.md
    ssr: {
      // Resolves packages for Node: others would hash passwords in JavaScript on the main thread.
      resolve: { conditions: ["node"] },
      build: { rolldownOptions: { input: { start: "./src/server/start.ts" } } },
    },
  },
});
