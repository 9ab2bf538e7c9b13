import { dirname, posix } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { filesIn, readProjectFile } from "./project-files.ts";

/** One import, or export from, of a file of ours. */
export interface SourceImport {
  readonly from: string;
  /** The imported file from the project's root, or undefined for a package. */
  readonly to: string | undefined;
  readonly specifier: string;
  /** Nothing of it is left at run time. */
  readonly isTypeOnly: boolean;
  /** Followed only when the code gets there: `import("…")`. */
  readonly isDynamic: boolean;
}

/** What every source file imports, tests and fakes of a folder included. */
export const IMPORTS: readonly SourceImport[] = filesIn(["src/"], [".ts", ".tsx"]).flatMap(
  importsOf,
);

/** A file that only tests and development run: it may reach further than what it tests. */
export function isForTests(path: string): boolean {
  return /\.(test|e2e|fake)\.tsx?$/.test(path);
}

/** What one file imports. */
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

/** Relative, or by an entry of `imports` in package.json (`#language/…` is `src/language/…`). */
function importedFile(path: string, specifier: string): string | undefined {
  const target = specifier.replace(/\?.*$/, "");
  if (target.startsWith(".")) return posix.join(dirname(path), target);
  if (!target.startsWith("#")) return undefined;
  const named = target.slice(1);
  return /^(?:bench|scripts|tests)\//.test(named) ? named : `src/${named}`;
}
