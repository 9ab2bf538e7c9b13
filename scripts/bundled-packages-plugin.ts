import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Here the build writes which packages are in its bundles, a file for each; nothing of it is served. */
export const BUNDLED_PACKAGES = "build/packages";

/** The folder of the package that a module comes from: `node_modules/a/node_modules/@b/c`. */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId.replaceAll("\\", "/");
  return /(?:^|\/)(node_modules\/(?:.*\/)?node_modules\/|node_modules\/)((?:@[^/]+\/)?[^/]+)\//
    .exec(path)
    ?.slice(1)
    .join("");
}

/** Writes down the packages of which a bundle has modules, named as the lock file names their folders. */
export function writeBundledPackages(bundle: string, moduleIds: Iterable<string>): void {
  const folders = new Set(Array.from(moduleIds, packageFolder));
  const sorted = [...folders].filter((folder) => folder !== undefined).toSorted();
  mkdirSync(BUNDLED_PACKAGES, { recursive: true });
  writeFileSync(`${BUNDLED_PACKAGES}/${bundle}.json`, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Has each build of Vite write them down, under the name of its environment or the one given. */
export function bundledPackagesPlugin(name?: string): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
        writeBundledPackages(name ?? this.environment.name, modules);
      },
    },
  };
}

/** Packages whose letters, styles or generated code are served, and of which no bundle has a module. */
const IN_OTHER_FILES = [
  "@fontsource-variable/figtree",
  "@fontsource-variable/fraunces",
  "@inlang/paraglide-js",
  "tailwindcss",
];

/** The folders of all packages of which something is in the build, as the last one wrote them down. */
export function bundledPackages(): string[] {
  const inBundles = readdirSync(BUNDLED_PACKAGES).flatMap(
    (file) => JSON.parse(readFileSync(`${BUNDLED_PACKAGES}/${file}`, "utf8")) as string[],
  );
  return [...inBundles, ...IN_OTHER_FILES.map((name) => `node_modules/${name}`)];
}
