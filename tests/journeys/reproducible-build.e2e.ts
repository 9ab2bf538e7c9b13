import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildOtherVersion } from "../other-version.ts";
import { NIGHTLY } from "../page-fixtures.ts";

/** Times of the sources' last changes, by which `npm start` sees whether to build. */
const STAMP = ".sources";

/** The digest of each file of a build, by its path. */
function digestsOf(build: string): Record<string, string> {
  const files = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== STAMP)
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((path) => [
      path.slice(build.length + 1),
      createHash("sha256").update(readFileSync(path)).digest("hex"),
    ]),
  );
}

test(
  "a second build of the same sources, in another folder, is equal byte for byte",
  NIGHTLY,
  async () => {
    test.setTimeout(300_000);
    const second = await buildOtherVersion(async () => {});
    try {
      const digests = digestsOf("build");
      expect(Object.keys(digests)).toEqual(
        expect.arrayContaining(["sbom.cdx.json", "server/index.js"]),
      );
      expect(digestsOf(join(second.folder, "build"))).toEqual(digests);
    } finally {
      await second.remove();
    }
  },
);
