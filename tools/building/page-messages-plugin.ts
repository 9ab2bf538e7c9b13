import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { isLanguage, LANGUAGES, type Language } from "#language/languages.ts";
import { readInterfaceTexts } from "./interface-texts.ts";

const FOLDER = "build/client";
const IMPORT = /import \{ m \} from "#language\/paraglide\/messages\.js";/;
const FUNCTIONS = 'import { pageMessage, laterPageMessage } from "#language/page-messages.ts";';
const CALL = /(?<![\w$.])m\.(\w+)(\(\)|\()?/g;
const USE = /\b(?:pageMessage|laterPageMessage)(?:\$\d+)?\((\d+)/g;
const MANIFEST_URL = /\/assets\/manifest-[\da-f]+\.js/;

/** A module that passes `locale` needs its messages in all languages, such as a monolingual menu's. */
const NAMES_LANGUAGE = /\blocale\b/;
/** Passes only the page's own language. */
const NAMES_OWN_LANGUAGE = /\/form-fields\.ts$/;

interface Route {
  module: string;
  imports: string[];
}
interface Manifest {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, Route>>;
  url: string;
  version: string;
}

/** One message in one language: "pt 12". */
type Entry = `${Language} ${number}`;

/**
 * Reduces each page's messages to those that its code uses, in its language, since compiled messages carry all languages.
 * In the browser's build, a call passes a number; the texts are in own files per layout or route and language. A route's
 * file imports the route's module and replaces it in React Router's manifest.
 */
export function pageMessagesPlugin(): Plugin {
  const texts = readInterfaceTexts();
  const keys = [...texts.pt.keys()];
  const chunks = new Map<string, Rolldown.OutputChunk>();

  function entriesOf(urls: readonly string[], languages: readonly Language[]): ReadonlySet<Entry> {
    const entries = new Set<Entry>();
    const seen = new Set<string>();
    const visit = (fileName: string) => {
      const chunk = chunks.get(fileName);
      if (chunk === undefined || seen.has(fileName)) return;
      seen.add(fileName);
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        const inAll = NAMES_LANGUAGE.test(code ?? "") && !NAMES_OWN_LANGUAGE.test(id);
        for (const [, number] of (code ?? "").matchAll(USE)) {
          for (const language of inAll ? LANGUAGES : languages)
            entries.add(`${language} ${Number(number)}`);
        }
      }
      for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
    };
    for (const url of urls) visit(url.slice(1));
    return entries;
  }

  function statementsFor(entries: ReadonlySet<Entry>): string {
    const statements = LANGUAGES.flatMap((language) => {
      const table = keys.flatMap((key, number) =>
        entries.has(`${language} ${number}`)
          ? [`${number}:${JSON.stringify(texts[language].get(key))}`]
          : [],
      );
      return table.length === 0 ? [] : [`Object.assign(m.${language}??={},{${table.join()}});`];
    });
    return statements.length === 0 ? "" : `var m=self.siteMessages??={};${statements.join("")}`;
  }

  /** Writes the message files and puts their URLs into the manifest. */
  function addMessages(manifest: Manifest): void {
    const { root, ...routes } = manifest.routes;
    const layout = [manifest.entry.module, root?.module ?? ""];
    const layoutFiles = new Map(
      LANGUAGES.map((language) => {
        const statements = statementsFor(entriesOf(layout, [language]));
        return [language, writeScript(`messages-${language}`, statements)];
      }),
    );
    for (const [id, route] of Object.entries(routes)) {
      const [prefix = ""] = id.split("/");
      const languages = isLanguage(prefix) ? [prefix] : LANGUAGES;
      const inLayout = entriesOf(layout, languages);
      const own = [...entriesOf([route.module], languages)].filter((one) => !inLayout.has(one));
      const files = languages.map((language) => layoutFiles.get(language) ?? "");
      const name = /([\w-]+)\.route/.exec(route.module)?.[1] ?? "route";
      const imports = files.map((file) => `import"${file}";`).join("");
      const exports = chunks.get(route.module.slice(1))?.exports.join() ?? "";
      const source = `${imports}export{${exports}}from"${route.module}";${statementsFor(new Set(own))}`;
      route.imports = [...files, route.module, ...route.imports];
      route.module = writeScript(`${name}-${languages.join("-")}`, source);
    }
  }

  return {
    name: "page-messages",
    apply: "build",
    transform: {
      filter: { id: /\/src\/|virtual:react-router\/server-manifest/ },
      handler(code, id) {
        if (this.environment.name === "client") {
          if (!IMPORT.test(code)) return null;
          const changed = code.replace(IMPORT, FUNCTIONS).replaceAll(CALL, (_, key, call) => {
            const number = keys.indexOf(key);
            if (number < 0) this.error(`${id} names the message ${key}, which is not there`);
            if (call === undefined) return `laterPageMessage(${number})`;
            return `pageMessage(${number}${call === "(" ? ", " : ")"}`;
          });
          return { code: changed, map: null };
        }
        const url = id.startsWith("\0") ? MANIFEST_URL.exec(code)?.[0] : undefined;
        if (url === undefined) return null;
        const file = readFileSync(FOLDER + url, "utf8");
        const manifest = JSON.parse(file.slice(file.indexOf("{"), file.lastIndexOf("}") + 1));
        addMessages(manifest);
        manifest.version = hashOf(JSON.stringify(manifest));
        manifest.url = `/assets/manifest-${manifest.version}.js`;
        rmSync(FOLDER + url);
        const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
        writeFileSync(FOLDER + manifest.url, script);
        return { code: `export default ${JSON.stringify(manifest)};`, map: null };
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const one of Object.values(bundle)) {
        if (one.type === "chunk") chunks.set(one.fileName, one);
      }
    },
  };
}

function writeScript(name: string, source: string): string {
  const url = `/assets/${name}-${hashOf(source)}.js`;
  writeFileSync(FOLDER + url, source);
  return url;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
