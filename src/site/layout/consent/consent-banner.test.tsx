import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import type { WebAnalyticsSettings } from "#services/web-analytics/web-analytics.settings.ts";
import { ConsentBanner } from "./consent-banner.tsx";

const BOTH: WebAnalyticsSettings = { googleId: "G-TEST12345", pixelId: "123456789012345" };
const bannerAt = (path: string, analytics: WebAnalyticsSettings) =>
  renderPage(path, <ConsentBanner analytics={analytics} servicesUrl="/services.js" />);

/** Renders the banner as shown by the bootstrap, with the choices open. */
function shownBanner(analytics: WebAnalyticsSettings, path = "/pt") {
  const page = bannerAt(path, analytics);
  const banner = page.body.querySelector<HTMLElement>("#consent")!;
  banner.removeAttribute("popover");
  banner.querySelector("details")!.open = true;
  return { banner, ...page };
}

test.each([
  ["/pt", "Recusar", "Aceitar", "Salvar escolha"],
  ["/en", "Reject", "Accept", "Save choice"],
  ["/es", "Rechazar", "Aceptar", "Guardar elección"],
])("%s: refusing and accepting are the same button, and no box is ticked", (...row) => {
  const [path, ...names] = row;
  const { getByRole, getAllByRole } = shownBanner(BOTH, path);
  const [reject, accept, save] = names.map((name) => getByRole("button", { name }));
  expect(reject).toHaveAttribute("data-consent", "reject");
  expect(accept).toHaveAttribute("data-consent", "accept");
  expect(getAllByRole("button")).toEqual([save, reject, accept]);
  expect(accept?.className).toBe(reject?.className);
  const boxes = getAllByRole("checkbox");
  expect(boxes).toHaveLength(2);
  for (const box of boxes) expect(box).not.toBeChecked();
});

test("asks only about enabled services", () => {
  const google = shownBanner({ ...BOTH, pixelId: undefined });
  expect(google.text).toContain("Google");
  expect(google.text).not.toMatch(/Meta|Facebook/);
  expect(google.banner).toHaveAttribute("data-google", "G-TEST12345");
  expect(google.banner).not.toHaveAttribute("data-pixel");
  expect(google.getByRole("checkbox")).toHaveAttribute("name", "statistics");
  const pixel = shownBanner({ ...BOTH, googleId: undefined });
  expect(pixel.text).toContain("Meta");
  expect(pixel.text).not.toContain("Google");
  expect(pixel.getByRole("checkbox")).toHaveAttribute("name", "marketing");
});

test("stays hidden without script", () => {
  const { body, queryByRole } = bannerAt("/pt", BOTH);
  expect(queryByRole("button")).not.toBeInTheDocument();
  expect(body.querySelector("section#consent")).toHaveAttribute("popover", "manual");
});
