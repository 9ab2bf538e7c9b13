import { expect, test } from "vitest";
import { holdApplication } from "./entry.server.tsx";

const HTML =
  '<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="modulepreload" href="/assets/root.js" /><script type="module" async src="/b.js">' +
  "</script></head><body><script>other()</script>" +
  "<script>window.__reactRouterContext = {};</script>" +
  '<script type="module" async="">import "/assets/entry.js";</script>' +
  "<script>window.__reactRouterContext.streamController.close();</script></body>";

test("inerts React's scripts and data, removes its preloads, and changes nothing else", () => {
  expect(holdApplication(HTML)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><script type="module" async src="/b.js">' +
      "</script></head><body><script>other()</script>" +
      '<script type="application/x-react">window.__reactRouterContext = {};</script>' +
      '<script type="application/x-react">import "/assets/entry.js";</script>' +
      '<script type="application/x-react">window.__reactRouterContext.streamController.close();</script></body>',
  );
});

test("keeps the held script's nonce", () => {
  const html = '<script nonce="abc" type="module" async="">import "/a.js";</script>';
  expect(holdApplication(html)).toBe(
    '<script nonce="abc" type="application/x-react">import "/a.js";</script>',
  );
});
