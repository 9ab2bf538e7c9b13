import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundledPackagesPlugin } from "./scripts/bundled-packages-plugin.ts";
import { bootstrapPlugin } from "./scripts/bootstrap-plugin.ts";
import { coloursPlugin } from "./scripts/colours-plugin.ts";
import { openDestinationPlugin } from "./scripts/open-destination-plugin.ts";
import { pageMessagesPlugin } from "./scripts/page-messages-plugin.ts";

/** The libraries, which seldom change; what every page needs; what many screens share. */
const CLIENT_CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  // Without the entry itself, which runs when the modules of the page are there.
  {
    name: "root",
    test: /\/site\/(root|.*\/(foreign-nodes|trusted-types|prefetch-pages))\.tsx?/,
    priority: 1,
  },
  { name: "shared", test: /\/src\//, minShareCount: 6 },
];

/** In an image it would bring TypeScript along: see docs/decisions/0023-openapi-from-the-routes.md */
const OPENAPI_PACKAGES = [
  /^hono-openapi/,
  /^@standard-community\//,
  "@hono/standard-validator",
  "quansync",
];
/** In an image they would bring Vite and Vitest along: see docs/decisions/0035-accounts-of-the-staff.md */
const SIGN_IN_PACKAGES = [
  /^@?better-auth(\/|$)/,
  /^@better-fetch\//,
  "better-call",
  /^@noble\//,
  "defu",
  "jose",
  "nanostores",
  "rou3",
  "set-cookie-parser",
  /^@simplewebauthn\//,
  /^@peculiar\//,
  /^@hexagon\//,
  /^@levischuck\//,
  "asn1js",
  "pvtsutils",
  "pvutils",
  "reflect-metadata",
  "tslib",
  "tsyringe",
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
    bundledPackagesPlugin(),
  ],
  // Modules stand in the order of their paths, and each path in a comment: the same where `node_modules` is a link.
  resolve: { preserveSymlinks: true },
  ssr: { noExternal: [...OPENAPI_PACKAGES, ...SIGN_IN_PACKAGES, ...SLOW_TO_FIND_PACKAGES] },
  // The pictures lie in `build` before: scripts/build.ts removes the rest.
  build: { assetsInlineLimit: 0, target: "es2022", emptyOutDir: false },
  environments: {
    // A few files that compress well: see docs/decisions/0015-how-small-the-application-can-be.md
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CLIENT_CHUNKS } } } },
    },
    // The process, its API and pages are one module graph: see docs/decisions/0002-one-module-graph.md
    ssr: {
      // Else packages are bundled as for any runtime: passwords would be hashed in JavaScript, on the main thread.
      resolve: { conditions: ["node"] },
      build: { rolldownOptions: { input: { start: "./src/server/start.ts" } } },
    },
  },
});
