import type { Claim, Evidence, Gap } from "./claims.server.ts";

export interface Criterion extends Evidence {
  readonly id: string;
  readonly level: "A" | "AA" | "AAA";
  /** Since 2.2: those which EN 301 549 V3.2.1, that builds on 2.1, does not have. */
  readonly isNew: boolean;
}

function criterion(
  id: string,
  level: Criterion["level"],
  by: readonly Claim[] | "looked" | "none",
  more: { gap?: Gap; isNew?: true } = {},
): Criterion {
  return { id, level, by, isNew: false, ...more };
}

/**
 * The criteria of WCAG 2.2 in A and AA, each once, and three of AAA that the site measures. No film has sound or says anything; nothing is
 * shaken, drawn as a path, signed in to, or bought.
 */
export const WCAG: readonly Criterion[] = [
  criterion("1.1.1", "A", ["rules", "heard", "pdf"], { gap: "map" }),
  criterion("1.2.1", "A", "none"),
  criterion("1.2.2", "A", "none"),
  criterion("1.2.3", "A", "none"),
  criterion("1.2.4", "AA", "none"),
  criterion("1.2.5", "AA", "none"),
  criterion("1.3.1", "A", ["rules", "heard", "pdf"]),
  criterion("1.3.2", "A", ["script", "heard", "pdf"]),
  criterion("1.3.3", "A", "looked"),
  criterion("1.3.4", "AA", "looked"),
  criterion("1.3.5", "AA", ["rules"]),
  criterion("1.4.1", "A", ["rules"]),
  criterion("1.4.2", "A", "none"),
  criterion("1.4.3", "AA", ["rules", "contrast"]),
  criterion("1.4.4", "AA", ["reflow"]),
  criterion("1.4.5", "AA", "looked"),
  criterion("1.4.10", "AA", ["reflow"]),
  criterion("1.4.11", "AA", ["contrast"]),
  criterion("1.4.12", "AA", ["reflow"]),
  criterion("1.4.13", "AA", ["keyboard"]),
  criterion("2.1.1", "A", ["keyboard"]),
  criterion("2.1.2", "A", ["keyboard"]),
  criterion("2.1.4", "A", "none"),
  criterion("2.2.1", "A", "looked"),
  criterion("2.2.2", "A", ["motion"]),
  criterion("2.3.1", "A", "looked"),
  criterion("2.4.1", "A", ["keyboard", "rules"]),
  criterion("2.4.2", "A", ["titles", "pdf"]),
  criterion("2.4.3", "A", ["keyboard", "pdf"]),
  criterion("2.4.4", "A", ["rules", "heard", "pdf"]),
  criterion("2.4.5", "AA", "looked"),
  criterion("2.4.6", "AA", ["heard", "pdf"]),
  criterion("2.4.7", "AA", ["keyboard"]),
  criterion("2.4.11", "AA", ["keyboard"], { isNew: true }),
  criterion("2.5.1", "A", ["carousels"]),
  criterion("2.5.2", "A", "looked"),
  criterion("2.5.3", "A", ["heard"]),
  criterion("2.5.4", "A", "none"),
  criterion("2.5.7", "AA", ["carousels"], { isNew: true }),
  criterion("2.5.8", "AA", ["reflow"], { isNew: true }),
  criterion("3.1.1", "A", ["titles", "pdf"]),
  criterion("3.1.2", "AA", ["titles", "pdf"]),
  criterion("3.2.1", "A", ["keyboard"]),
  criterion("3.2.2", "A", "looked"),
  criterion("3.2.3", "AA", ["places"]),
  criterion("3.2.4", "AA", ["places"]),
  criterion("3.2.6", "A", ["places"], { isNew: true }),
  criterion("3.3.1", "A", ["forms", "heard"]),
  criterion("3.3.2", "A", ["rules", "heard"]),
  criterion("3.3.3", "AA", ["forms"]),
  criterion("3.3.4", "AA", ["forms"]),
  criterion("3.3.7", "A", ["forms"], { isNew: true }),
  criterion("3.3.8", "AA", "none", { isNew: true }),
  criterion("4.1.2", "A", ["rules", "heard", "pdf"]),
  criterion("4.1.3", "AA", ["forms", "heard"]),
  criterion("1.4.6", "AAA", ["contrast"], { gap: "contrast" }),
  criterion("2.4.13", "AAA", ["contrast", "keyboard"], { gap: "focus" }),
  criterion("2.5.5", "AAA", "looked", { gap: "targets" }),
];
