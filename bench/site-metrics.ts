/** What the processes of a site say about themselves. */
export interface SiteMetrics {
  /** Renders of pages, for a visitor or in the background. */
  readonly renders: number;
  /** Those that a visitor waited for. */
  readonly awaited: number;
  /** The longest time since the last look that an event loop was held, in milliseconds. */
  readonly heldMs: number;
}

/** All processes together; `heldMs` is that of the one that was held longest. */
export async function readMetrics(urls: readonly string[]): Promise<SiteMetrics> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const values = (pattern: RegExp) => texts.map((text) => Number(pattern.exec(text)?.[1] ?? 0));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const lag = Math.max(...values(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m));
  return {
    renders: sum(values(/^site_render_duration_seconds_count (\d+)/m)),
    awaited: sum(values(/^site_pages_total\{source="rendered"\} (\d+)/m)),
    // It is sampled each ten milliseconds, and counts those in.
    heldMs: Math.max(0, Math.round(lag * 1000) - 10),
  };
}
