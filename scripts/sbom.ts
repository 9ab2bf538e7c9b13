import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { auditedPackages } from "./audited-packages.ts";
import { bundledPackages } from "./bundled-packages-plugin.ts";

/** The list of all packages that run or are served, in CycloneDX; it is built with the site, and not served. */
const SBOM = "build/sbom.cdx.json";

const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
    }),
  ),
});

/** Licences that let us run and serve the code of others without publishing ours. */
const ALLOWED = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause"].concat([
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);
/** libvips is a shared library of its own, which anybody may replace: the LGPL asks for no more. */
const ALLOWED_FOR_PICTURES = [...ALLOWED, "LGPL-3.0-or-later"];
/** Packages that do not name their licence where npm looks; it was read in their file LICENSE. */
const READ_BY_HAND = new Map([["png-js@2.0.0", "MIT"]]);

/**
 * The packages in these folders as CycloneDX, from what the lock file says. Neither the time nor a random number is
 * in it, so two builds of one commit write the same. `npm sbom` has both, and refuses a conflict of build tools.
 */
export function sbomOf(lock: unknown, folders: ReadonlySet<string>) {
  const { name: site, version: siteVersion, packages } = lockFile.parse(lock);
  const locked = new Map(Object.entries(packages));
  const components = [...folders].toSorted().map((folder) => {
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const { version = "", license, integrity = "" } = locked.get(folder) ?? {};
    const expression = license ?? READ_BY_HAND.get(`${name}@${version}`);
    const digest = /^sha512-(.+)$/.exec(integrity)?.[1];
    return {
      type: "library",
      "bom-ref": folder,
      name,
      version,
      hashes: digest
        ? [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }]
        : [],
      licenses: expression === undefined ? [] : [{ expression }],
      purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    };
  });
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": site, name: site, version: siteVersion },
    },
    components,
  };
}

/** A line for each package of which a licence is unknown or not allowed. */
export function findForbiddenLicences({ components }: ReturnType<typeof sbomOf>): string[] {
  return components.flatMap(({ name, version, licenses }) => {
    const expression = licenses[0]?.expression ?? "no licence named";
    const allowed = name.startsWith("@img/sharp-") ? ALLOWED_FOR_PICTURES : ALLOWED;
    // An OR, or brackets, are read by a person, who then adds the whole expression to the list.
    const isAllowed = expression.split(" AND ").every((licence) => allowed.includes(licence));
    return isAllowed ? [] : [`${name}@${version}: ${expression}`];
  });
}

/** Writes the list after a build, and returns a line for each licence that is not allowed. */
export function writeSbom(): string[] {
  const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const sbom = sbomOf(lock, auditedPackages(lock, bundledPackages()));
  writeFileSync(SBOM, `${JSON.stringify(sbom, null, 2)}\n`);
  return findForbiddenLicences(sbom);
}
