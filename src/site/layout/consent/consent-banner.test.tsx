import { expect, test } from "vitest";
import { outlineOf } from "#tests/page-outline.ts";
import type { WebAnalyticsSettings } from "#external-services/web-analytics/web-analytics.settings.ts";
import { ConsentBanner } from "./consent-banner.tsx";

const BOTH: WebAnalyticsSettings = { googleId: "G-TEST12345", pixelId: "123456789012345" };
const bannerOf = (analytics: WebAnalyticsSettings, path = "/pt") =>
  outlineOf(path, () => <ConsentBanner analytics={analytics} servicesUrl="/services.js" />);

test.each([
  ["/pt", ["Recusar", "Aceitar", "Salvar escolha"]],
  ["/en", ["Reject", "Accept", "Save choice"]],
  ["/es", ["Rechazar", "Aceptar", "Guardar elección"]],
])("%s: refusing and accepting are the same button, and no box is ticked", (path, words) => {
  const { html, text } = bannerOf(BOTH, path);
  for (const word of words) expect(text).toContain(word);
  const buttons = Array.from(html.matchAll(/data-consent="(reject|accept)" class="([^"]+)"/g));
  expect(buttons.map(([, answer]) => answer)).toEqual(["reject", "accept"]);
  expect(new Set(buttons.map(([, , className]) => className)).size).toBe(1);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).not.toContain("checked");
});

test("only the services that are on are asked for, in the question and in the purposes", () => {
  const google = bannerOf({ ...BOTH, pixelId: undefined });
  expect(google.text).toContain("Google");
  expect(google.text).not.toMatch(/Meta|Facebook/);
  expect(google.html).toContain('data-google="G-TEST12345"');
  expect(google.html).not.toContain("data-pixel");
  const pixel = bannerOf({ ...BOTH, googleId: undefined });
  expect(pixel.text).toContain("Meta");
  expect(pixel.text).not.toContain("Google");
  expect(pixel.html).toContain('name="marketing"');
  expect(pixel.html).not.toContain('name="statistics"');
});

test("it hides itself where nobody shows it: without script nobody is asked", () => {
  expect(bannerOf(BOTH).html).toMatch(/<section id="consent" popover="manual"/);
});
