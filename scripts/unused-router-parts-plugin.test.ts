import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHANGES, withoutUnusedParts } from "./unused-router-parts-plugin.ts";

const LIBRARY = "node_modules/react-router/dist/production/";
const sourceOf = (name: string) => readFileSync(LIBRARY + name, "utf8");

test.each([...CHANGES.keys()])("%s still has the code that is left out", (name) => {
  const changed = withoutUnusedParts(name, sourceOf(name));
  for (const [from] of CHANGES.get(name) ?? []) expect(changed).not.toContain(from);
});

test("code that an update has changed is an error", () => {
  expect(() => withoutUnusedParts("lib/hooks.js", "export const useLocation = 1;")).toThrow(
    /^React Router's lib\/hooks\.js has no if \(this\.context/,
  );
});

test("a component that nothing uses can be left out: it has no name for tools, and its call is pure", () => {
  const changed = withoutUnusedParts("lib/dom/lib.js", sourceOf("lib/dom/lib.js"));
  expect(changed).not.toMatch(/^\w+\.displayName/m);
  expect(changed).toContain("const Form = /* @__PURE__ */ React$1.forwardRef(");
});
