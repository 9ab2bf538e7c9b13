import { expect, test } from "vitest";
import { parse } from "yaml";
import { VITALS } from "#database/vitals.ts";
import { createMetrics } from "#server/metrics.ts";
import { readProjectFile } from "./project-files.ts";

// The alerts and the dashboard use existing metrics, and operations.md documents each alert.

interface Query {
  readonly expr: string;
}
interface Alert extends Query {
  readonly alert: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const { groups } = parse(readProjectFile("deploy/alerts.yaml"));
const ALERTS: readonly Alert[] = groups.flatMap(({ rules }: { rules: Alert[] }) => rules);
const { panels } = JSON.parse(readProjectFile("deploy/grafana-dashboard.json"));
const QUERIES: readonly string[] = [
  ...ALERTS.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }: { targets: Query[] }) => targets.map(({ expr }) => expr)),
];

/** Returns `/metrics` once every counter has a value. */
async function currentMetrics(): Promise<string> {
  const metrics = createMetrics(async () => ({
    leads: {},
    oldestWaitingSeconds: 0,
    jobs: [{ kind: "mail", state: "waiting", jobs: 0 }],
    isCanaryOverdue: false,
  }));
  const request = { method: "GET", status: 500, milliseconds: 1 };
  metrics.completed(request, "page");
  metrics.completed(request, "probe");
  metrics.rendered(1);
  metrics.page("cached");
  metrics.delivery("platform", "delivered");
  for (const vital of VITALS) metrics.vital(vital, "phone", 0);
  return metrics.text();
}

test("documents exactly the existing alerts in docs/operations.md", () => {
  const chapter = readProjectFile("docs/operations.md").split("\n### Alerts\n")[1] ?? "";
  const rows = Array.from(
    chapter.matchAll(/^\| `(Site\w+)` *\|[^|]+\| *([^|]+?) *\| *\S[^|]*\|$/gm),
    ([, name, means]) => ({ name, means }),
  );
  expect(rows).toEqual(
    ALERTS.map(({ alert, annotations }) => ({ name: alert, means: annotations.summary })),
  );
  for (const { annotations } of ALERTS)
    expect(annotations.runbook).toBe("docs/operations.md#alerts");
});

test("queries only metrics and labels that /metrics has", async () => {
  const text = await currentMetrics();
  const series = new Set(text.match(/^[a-z]\w+(?=[ {])/gm));
  const wanted = QUERIES.flatMap((query) => query.match(/\b(site|process|nodejs)_\w+/g) ?? []);
  expect(wanted.length).toBeGreaterThan(QUERIES.length);
  expect([...new Set(wanted)].filter((name) => !series.has(name))).toEqual([]);

  const selectors = QUERIES.flatMap((query) => query.match(/\bsite_\w+\{[^}]*\}/g) ?? []);
  const missing = selectors.filter((selector) => {
    const name = selector.slice(0, selector.indexOf("{"));
    const values = Array.from(selector.matchAll(/(\w+)!?="([^"]*)"/g), ([, label, value]) => {
      return `${label}="${value}"`;
    });
    const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`));
    return !values.every((value) => lines.some((line) => line.includes(value)));
  });
  expect(missing).toEqual([]);
});
