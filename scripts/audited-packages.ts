import { z } from "zod";

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

/**
 * The folders of all packages that run where the site runs, as the lock file and `npm audit` name them: those of
 * its production dependencies, and those that the build puts into its bundles.
 */
export function auditedPackages(lock: unknown, bundled: readonly string[]): ReadonlySet<string> {
  const { packages } = lockFile.parse(lock);
  const installed = Object.keys(packages).filter((path) => path !== "" && !packages[path]?.dev);
  const unknown = bundled.filter((path) => !Object.hasOwn(packages, path));
  if (unknown.length > 0) {
    throw new Error(`The build has packages that the lock file does not: ${unknown.join(", ")}`);
  }
  return new Set([...installed, ...bundled]);
}

const SERIOUS = ["high", "critical"];

/** What `npm audit --json` writes (report version 2), as far as it is read here. */
const auditReport = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      nodes: z.array(z.string()),
      /** Advisories of its own; as text the package through which it has one. */
      via: z.array(
        z.union([
          z.string(),
          z.object({ title: z.string(), url: z.string(), severity: z.string() }),
        ]),
      ),
    }),
  ),
});

/** The serious advisories about these packages, each in a line; throws where that is no report. */
export function seriousAdvisories(report: unknown, audited: ReadonlySet<string>): string[] {
  const { vulnerabilities } = auditReport.parse(report);
  return Object.values(vulnerabilities).flatMap(({ nodes, via }) =>
    nodes
      .filter((node) => audited.has(node))
      .flatMap((node) =>
        via.flatMap((one) =>
          typeof one === "object" && SERIOUS.includes(one.severity)
            ? [`${one.severity}: ${node}: ${one.title} (${one.url})`]
            : [],
        ),
      ),
  );
}
