import { join, relative, sep } from "node:path";
import type { Node } from "typescript/unstable/ast";
import { SyntaxKind } from "typescript/unstable/ast";
import {
  isBinaryExpression,
  isElementAccessExpression,
  isStringLiteral,
} from "typescript/unstable/ast/is";
import { API, type Type, TypeFlags } from "typescript/unstable/sync";
import { expect, test } from "vitest";
import { isForTests } from "./source-imports.ts";

// A record's `country: "__proto__"` finds something in every object: `table[country]` with a text
// that anybody wrote must ask a Map, or `Object.hasOwn` beforehand. The compiler knows which keys
// are just any text and which can only be words of ours.

const ROOT = join(import.meta.dirname, "../..");

/** Looked up by names that our own code alone gives, never by what somebody sent. */
const OWN_NAMES = new Map([
  ["src/configuration/environment.server.ts", "names of settings"],
  ["src/site/blocks/lead-form/use-lead-form.ts", "names of the form's own fields"],
  ["src/site/blocks/lead-form/check-fields.ts", "names of the rules"],
  ["src/site/blocks/lead-form/drafts.ts", "names of our own forms and their fields"],
]);

/** Those with a key that is any text, and without a question beforehand. */
function findLookups() {
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(ROOT, "tsconfig.json")] });
    const project = snapshot.getProject(join(ROOT, "tsconfig.json"));
    if (project === undefined) throw new Error("the compiler found no project");
    const { program, checker } = project;
    return program.getSourceFileNames().flatMap((name) => {
      const path = relative(ROOT, name).replaceAll(sep, "/");
      const file = isOurs(path) ? program.getSourceFile(name) : undefined;
      if (file === undefined) return [];
      const nodes = keyedNodes(file);
      if (nodes.length === 0) return [];
      const types = checker.getTypeAtLocation(nodes.map(({ key }) => key));
      return nodes.flatMap(({ node, object, key }, index) => {
        const check = `Object.hasOwn(${object.getText(file)}, ${key.getText(file)})`;
        const isSafe = !isAnyText(types[index]) || file.text.includes(check);
        return isSafe ? [] : [{ path, text: node.getText(file) }];
      });
    });
  } finally {
    api.close();
  }
}

function isOurs(path: string): boolean {
  return /^(src|scripts)\//.test(path) && !path.includes("/paraglide/") && !isForTests(path);
}

/** Each `object[key]` and `key in object`. */
function keyedNodes(file: Node) {
  const found: { node: Node; object: Node; key: Node }[] = [];
  const visit = (node: Node): undefined => {
    if (isElementAccessExpression(node)) {
      const { expression: object, argumentExpression: key } = node;
      if (!isStringLiteral(key)) found.push({ node, object, key });
    }
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      const { left: key, right: object } = node;
      if (!isStringLiteral(key)) found.push({ node, object, key });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Any text at all, or anything at all; a union counts when one of its parts does. */
function isAnyText(type: Type | undefined): boolean {
  if (type === undefined) return true;
  const parts = type.isUnionType() ? type.getTypes() : [type];
  return parts.some(({ flags }) => (flags & (TypeFlags.String | TypeFlags.Any)) !== 0);
}

test("what a text from outside is looked up in has nothing of its own to be found", () => {
  const open = findLookups().filter(({ path }) => !OWN_NAMES.has(path));
  expect(open.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
