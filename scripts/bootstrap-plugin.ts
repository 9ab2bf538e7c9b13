import { createHash } from "node:crypto";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const SOURCE = "src/site/bootstrap/bootstrap.ts";
const VIRTUAL = "virtual:bootstrap";

/**
 * Builds the few kilobytes that every page loads at once, apart from the React application,
 * and offers their address as `import { bootstrapUrl } from "virtual:bootstrap"`.
 */
export function bootstrapPlugin(): Plugin {
  let development = false;
  let bundle: Promise<{ code: string; fileName: string }> | undefined;
  return {
    name: "bootstrap",
    configResolved(config) {
      development = config.command === "serve";
    },
    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (development) return `export const bootstrapUrl = "/${SOURCE}";`;
      const { fileName } = await (bundle ??= buildBootstrap());
      return `export const bootstrapUrl = "/${fileName}";`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { code, fileName } = await (bundle ??= buildBootstrap());
      this.emitFile({ type: "asset", fileName, source: code });
    },
  };
}

async function buildBootstrap() {
  const build = await rolldown({ input: SOURCE, platform: "browser" });
  const { output } = await build.generate({ format: "iife", minify: true });
  const code = output[0].code;
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code, fileName: `assets/bootstrap-${hash}.js` };
}
