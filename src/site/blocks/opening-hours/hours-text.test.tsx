import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { HoursText } from "./hours-text.tsx";

const htmlOf = (text: string, path = "/pt") =>
  renderPage(path, <HoursText hours={{ text, language: "pt" }} />).body.innerHTML;

test("no line breaks between when a restaurant opens and when it closes", () =>
  expect(htmlOf("Sexta-feira: 12:00–15:30, 19:00–01:30\nDomingo: fechado")).toBe(
    "<span><span>Sexta-feira: </span>" +
      '<span class="whitespace-nowrap">12:00–15:30</span><span>, </span>' +
      '<span class="whitespace-nowrap">19:00–01:30</span><span>\nDomingo: fechado</span></span>',
  ));
