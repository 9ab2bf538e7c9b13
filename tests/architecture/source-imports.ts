import { dirname, posix } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { filesIn, readProjectFile } from "./project-files.ts";

export interface SourceImport {
  readonly from: string;
  /** The imported file's path, or undefined for a package. */
  readonly to: string | undefined;
  readonly specifier: string;
  /** Erased at run time. */
  readonly isTypeOnly: boolean;
  /** `import("…")`. */
  readonly isDynamic: boolean;
}

export const IMPORTS: readonly SourceImport[] = filesIn(["src/"], [".ts", ".tsx"]).flatMap(
  importsOf,
);

/** Returns whether only tests and development run a file. */
export function isForTests(path: string): boolean {
  return /\.(test|e2e|fake)\.tsx?$/.test(path);
}

export function importsOf(path: string): SourceImport[] {
  const found: SourceImport[] = [];
  const add = (specifier: string, isTypeOnly: boolean, isDynamic = false) => {
    const to = importedFile(path, specifier);
    found.push({ from: path, to, specifier, isTypeOnly, isDynamic });
  };
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const kinds = specifiers.map((one) => (one.type === "ImportSpecifier" ? one.importKind : ""));
      const areAllTypes = kinds.length > 0 && kinds.every((kind) => kind === "type");
      add(source.value, importKind === "type" || areAllTypes);
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source) add(source.value, exportKind === "type");
    },
    ExportAllDeclaration({ source, exportKind }) {
      add(source.value, exportKind === "type");
    },
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string")
        add(source.value, false, true);
    },
    TSImportType({ source }) {
      add(source.value, true);
    },
  }).visit(parseSync(path, readProjectFile(path)).program);
  return found;
}

/** Resolves relative imports and package.json's `imports` (`#language/…` is `src/language/…`). */
function importedFile(path: string, specifier: string): string | undefined {
  const target = specifier.replace(/\?.*$/, "");
  if (target.startsWith(".")) return posix.join(dirname(path), target);
  if (!target.startsWith("#")) return undefined;
  const named = target.slice(1);
  return /^(?:bench|e2e|tests|tools)\//.test(named) ? named : `src/${named}`;
}
