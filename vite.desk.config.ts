import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { coloursPlugin } from "./tools/building/colours-plugin.ts";

// The desk, an application of its own: see docs/decisions/0036-the-desk-is-a-second-application.md

export default defineConfig({
  root: "src/desk",
  base: "/desk/",
  plugins: [
    paraglideVitePlugin({
      project: "./desk.inlang",
      outdir: "./src/desk/paraglide",
      strategy: ["globalVariable", "baseLocale"],
      outputStructure: "message-modules",
    }),
    coloursPlugin(),
    tailwindcss(),
  ],
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: "../../build/desk",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Every browser that has passkeys loads modules ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What seldom changes, and what every page needs.
            { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // Small modules of the first screen: in sixteen files they weighed 2 KB more.
            {
              name: "base",
              test: /paraglide\/(runtime|messages\/(nav|failure)_)|content-roles|desk\/(language|api\/(call|desk-calls))/,
            },
          ],
        },
      },
    },
  },
  server: { hmr: { port: 24_679 } },
});
