import type { DeadLink } from "#database/schema/link-report.ts";

/**
 * GET /api/desk/links: the last check of the links to other sites, by the desk or by `npm run links`. POST
 * /api/desk/links/check begins one, where none is running: 202 {@link LinkReport}.
 */
export interface LinkReport {
  readonly isRunning: boolean;
  /** Null before the first. */
  readonly checkedAt: string | null;
  readonly asked: number;
  readonly deadCount: number;
  /** At most 200 of them. */
  readonly dead: readonly DeadLink[];
}
