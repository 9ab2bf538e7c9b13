import { expect, test } from "vitest";
import { findForbiddenLicences, sbomOf } from "./sbom.ts";

const listOf = (packages: Record<string, object>) =>
  sbomOf(
    { name: "site", version: "1.2.3", packages: { "": {}, ...packages } },
    new Set(Object.keys(packages)),
  );

test("a package is listed with its version, digest and licence, by its own name wherever it lies", () => {
  const integrity = `sha512-${Buffer.from("digest").toString("base64")}`;
  const folder = "node_modules/a/node_modules/@noble/hashes";
  const { metadata, components } = listOf({
    [folder]: { version: "2.0.1", license: "MIT", integrity },
  });
  expect(metadata.component).toMatchObject({ name: "site", version: "1.2.3" });
  expect(components).toEqual([
    {
      type: "library",
      "bom-ref": folder,
      name: "@noble/hashes",
      version: "2.0.1",
      hashes: [{ alg: "SHA-512", content: Buffer.from("digest").toString("hex") }],
      licenses: [{ expression: "MIT" }],
      purl: "pkg:npm/%40noble/hashes@2.0.1",
    },
  ]);
});

test.each([
  ["node_modules/a", "MIT", []],
  ["node_modules/a", "GPL-3.0-only", ["a@1.0.0: GPL-3.0-only"]],
  ["node_modules/a", "MIT AND AGPL-3.0-only", ["a@1.0.0: MIT AND AGPL-3.0-only"]],
  ["node_modules/a", "LGPL-3.0-or-later", ["a@1.0.0: LGPL-3.0-or-later"]],
  ["node_modules/a", undefined, ["a@1.0.0: no licence named"]],
  ["node_modules/@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later", []],
])("%s under %s: the build is told %j", (folder, license, found) => {
  expect(findForbiddenLicences(listOf({ [folder]: { version: "1.0.0", license } }))).toEqual(found);
});
