export interface SiteMetrics {
  /** For visitors or in the background. */
  readonly renders: number;
  /** Renders that a visitor waited for. */
  readonly awaited: number;
  /** The longest block of an event loop since the last reading, in milliseconds. */
  readonly heldMs: number;
}

/** Sums over all processes; `heldMs` is the maximum. */
export async function readMetrics(urls: readonly string[]): Promise<SiteMetrics> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const values = (pattern: RegExp) => texts.map((text) => Number(pattern.exec(text)?.[1] ?? 0));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const lag = Math.max(...values(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m));
  return {
    renders: sum(values(/^site_render_duration_seconds_count (\d+)/m)),
    awaited: sum(values(/^site_pages_total\{source="rendered"\} (\d+)/m)),
    // Sampled every ten milliseconds, which the value includes.
    heldMs: Math.max(0, Math.round(lag * 1000) - 10),
  };
}
