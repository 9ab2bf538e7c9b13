import { rolldown } from "rolldown";
import type { Plugin } from "vite";

/** Scripts of a few kilobytes that pages load apart from the React application. */
const SCRIPTS = {
  bootstrapUrl: "src/site/on-intent/bootstrap.ts",
  consentUrl: "src/site/on-intent/consent.ts",
  servicesUrl: "src/site/on-intent/services.ts",
};
const VIRTUAL = "virtual:bootstrap";

/** Builds the scripts of the first page load and exports their URLs from "virtual:bootstrap". */
export function bootstrapPlugin(): Plugin {
  let development = false;
  let bundles: Promise<Bundle[]> | undefined;
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
      const paths: [name: string, path: string][] = development
        ? Object.entries(SCRIPTS)
        : (await (bundles ??= buildScripts())).map(({ name, fileName }) => [name, fileName]);
      return paths.map(([name, path]) => `export const ${name} = "/${path}";`).join("\n");
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const built = await (bundles ??= buildScripts());
      for (const { files } of built) {
        for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

interface Bundle {
  readonly name: string;
  readonly fileName: string;
  readonly files: ReadonlyMap<string, string>;
}

function buildScripts(): Promise<Bundle[]> {
  return Promise.all(
    Object.entries(SCRIPTS).map(async ([name, input]) => {
      const build = await rolldown({ input, platform: "browser" });
      const { output } = await build.generate({
        format: "es",
        minify: true,
        entryFileNames: `assets/${name.replace("Url", "")}-[hash].js`,
        chunkFileNames: "assets/first-[name]-[hash].js",
      });
      const files = new Map(
        output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one.code] as const] : [])),
      );
      return { name, fileName: output[0].fileName, files };
    }),
  );
}
