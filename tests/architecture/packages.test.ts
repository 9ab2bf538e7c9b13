import { expect, test } from "vitest";
import { PROJECT_FILES, readProjectFile } from "./project-files.ts";

const manifest = JSON.parse(readProjectFile("package.json")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test("every package has one exact version", () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

const THIS_FILE = "tests/architecture/packages.test.ts";
const BINARY = /\.(webp|avif|jpe?g|png|woff2?|ttf|otf|mp4|webm|pdf|ico)$/;

/** Paths and hosts of the machine that a file was written on. */
const OF_ONE_MACHINE = [
  /(^|[\s"'`(=:])\/(home|root|Users|work|tmp|workspace)\//m,
  /\b[A-Z]:\\Users\\/,
  // The lock file says by its digests which packages are meant, wherever they come from.
  /"resolved": "http/,
  /registry\.(npmjs|yarnpkg)\.|\bnpm config set registry\b|^registry\s*=/m,
  /\b(10|127|192\.168)\.\d+\.\d+(\.\d+)?:\d{4,5}\//,
];

test("no file names a folder of one machine or a package registry", () => {
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
