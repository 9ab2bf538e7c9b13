import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { renderArticleBody } from "#content/article-markdown.ts";
import { provideTrustedTypes } from "./trusted-types.ts";

type Rules = Record<"createHTML" | "createScriptURL", (text: string) => unknown>;

afterEach(() => vi.unstubAllGlobals());

function rules(): Rules {
  const createPolicy = vi.fn<(name: string, given: Rules) => void>();
  vi.stubGlobal("window", { trustedTypes: { defaultPolicy: null, createPolicy } });
  provideTrustedTypes();
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, given] = createPolicy.mock.calls[0] ?? expect.fail();
  expect(name).toBe("default");
  // No policy creates scripts.
  expect(Object.keys(given)).toEqual(["createHTML", "createScriptURL"]);
  return given;
}

test.each([
  "",
  "<svg/>",
  "<script></script>",
  'import "/assets/a.js";\nimport("/assets/b.js");',
  '<span aria-hidden="true">&#215;</span>',
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
  '<svg viewBox="0 0 36 46" aria-hidden="true"><path d="M18 45z"/><circle cx="18" cy="17.5" r="6"/></svg>',
  '<p><a href="/pt/restaurantes?a=1:2">Casas</a></p><img loading="lazy" src="/images/a.jpg" alt="A" />',
  '<p><a href="mailto:casa@example.com?subject=a&amp;b">E-mail</a> <a href="tel:+5511">Tel</a></p>',
])("what articles, the map and React write passes: %j", (html) => {
  expect(rules().createHTML(html)).toBe(html);
});

test.each([
  "<script>evil()</script>",
  "<script src=/assets/a.js></script>",
  "<img src=x onerror=evil()>",
  '<img src="/a.jpg" onerror="evil()">',
  '<a href="javascript:evil()">a</a>',
  '<a href="JavaScript:evil()">a</a>',
  '<a href="java&#115;cript:evil()">a</a>',
  '<a href="javascript&#58;evil()">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<iframe srcdoc="x"></iframe>',
  '<p style="color:red">a</p>',
  '<form action="https://elsewhere.example">',
  "<svg/onload=evil()>",
  '<svg><use href="/a.svg"/></svg>',
  "<<p>script>evil()<</p>/script>",
  "<!-- a",
])("markup that could run something does not: %j", (html) => {
  expect(rules().createHTML(html)).toBeNull();
});

test("accepts the HTML of any article", () => {
  const { createHTML } = rules();
  const fragment = fc.constantFrom(
    ..."<>\"'&[]()!`*\n\\:;".split(""),
    ..."# |- |1. |7) |](|]:|``` js\n|---|&lt;|&#58;|&amp;#|a&b|\n\n|https://e.example/?a&b:c|/pt|<a@b.example>|](mailto:a@b.example)|](tel:+55)".split(
      "|",
    ),
  );
  const parts = fc.array(fc.oneof(fragment, fc.string()), { maxLength: 14 });
  fc.assert(
    fc.property(parts, (texts) => {
      const html = renderArticleBody(texts.join(""));
      expect(createHTML(html)).toBe(html);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  "/assets/consent-Ab_c-1.js",
  "https://www.googletagmanager.com/gtag/js?id=G-TEST12345",
  "https://connect.facebook.net/en_US/fbevents.js",
  "https://connect.facebook.net/signals/config/123456789012345?v=2.9.1",
])("scripts of ours and of the services have leave: %s", (url) => {
  expect(rules().createScriptURL(url)).toBe(url);
});

test.each([
  "//elsewhere.example/assets/a.js",
  "/assets/../api/restaurants.js",
  "/api/restaurants",
  "https://www.googletagmanager.com/gtm.js?id=GTM-EVIL",
  "https://www.googletagmanager.com.elsewhere.example/gtag/js?id=1",
  "data:text/javascript,evil()",
])("other URLs are no scripts: %s", (url) => {
  expect(rules().createScriptURL(url)).toBeNull();
});
