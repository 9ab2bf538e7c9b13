import { getSchema } from "@tiptap/core";
import { DOMParser as DocumentParser } from "@tiptap/pm/model";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { BODY_EXTENSIONS } from "./body-schema.ts";
import { cleanPasted } from "./pasted-document.ts";
import { keepWordLists } from "./pasted-lists.ts";
import { writeMarkdown } from "./write-markdown.ts";

const schema = getSchema(BODY_EXTENSIONS);

/** Returns a paste's Markdown, with losses as "pictures/tables/links". */
function pasted(html: string): string {
  const { body } = new JSDOM(keepWordLists(html)).window.document;
  const { pictures, tables, links } = cleanPasted(body);
  const lost = [pictures, tables, links].join("/");
  const markdown = writeMarkdown(DocumentParser.fromSchema(schema).parse(body).toJSON());
  return lost === "0/0/0" ? markdown : `${markdown}\n(${lost})`;
}

const word = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
   style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

// Rule 10.19.
test.each([
  [
    "Word, bullets and levels",
    `<style>p.MsoListParagraph {margin-left:36pt}</style>${word(1, "·", "Picanha")}${word(2, "o", "<b style='mso-bidi-font-weight:normal'>mal</b> passada")}${word(1, "·", "Ostras")}<p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
    "- Picanha\n  - **mal** passada\n- Ostras",
  ],
  ["Word, numbers", word(1, "3.", "Três") + word(1, "4.", "Quatro"), "3. Três\n4. Quatro"],
  ["Word, bullets then numbers", word(1, "§", "Um") + word(1, "a)", "Dois"), "- Um\n\n1. Dois"],
  [
    "Word, title, headings and a table",
    `<p class=MsoTitle>Carta</p><h1><b>Carnes</b></h1><table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Prato</b></p></td><td><p>Preço</p></td></tr><tr><td><p>Cordero&nbsp;asado</p><p>do dia</p></td><td><p>48&nbsp;€</p></td></tr></table><img width=300 src="file:///C:/x.png">`,
    "## Carta\n\n## Carnes\n\n**Prato** — Preço\n\nCordero asado do dia — 48 €\n(1/1/0)",
  ],
  [
    "Word on the web",
    `<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="1"><p>Um</p></li></ul></div><ul><li data-aria-level="1"><p>Dois</p></li></ul><ul><li data-aria-level="2"><p>Três</p></li></ul><p role="heading" aria-level="2">Fim</p>`,
    "- Um\n- Dois\n  - Três\n\n## Fim",
  ],
  [
    "Google Docs",
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span style="font-weight:700">Adega</span></h2><p><span style="font-weight:400">Um </span><span style="font-weight:700">tinto</span><span style="font-style:italic"> novo</span></p><br /><ul><li aria-level="1"><p><span style="font-weight:400">a</span></p></li><ul><li aria-level="2"><p>b</p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    "## Adega\n\nUm **tinto** *novo*\n\n- a\n  - b",
  ],
  [
    "Google Sheets",
    `<google-sheets-html-origin><style>td {border: 1px}</style><table><tbody><tr><td>Picanha</td><td data-sheets-value='{"1":3}'>189,90</td></tr><tr><td>Ostras</td><td></td></tr></tbody></table>`,
    "Picanha — 189,90\n\nOstras\n(0/1/0)",
  ],
  [
    "Excel",
    `<table><!--StartFragment--><tr height=20><td class=xl65>Picanha</td><td>189,90</td></tr><!--EndFragment--></table>`,
    "Picanha — 189,90\n(0/1/0)",
  ],
  [
    "LibreOffice",
    `<p style="margin-bottom: 0cm"><font face="Liberation Serif"><b>Vinhos</b> da casa</font></p><ol><li><p>Um</p></li><li><p>Dois</p></li></ol><p><br/></p>`,
    "**Vinhos** da casa\n\n1. Um\n2. Dois",
  ],
  [
    "Apple Notes",
    `<div><h1>Menu</h1></div><div><b>Hoje</b><br></div><ul class="Apple-dash-list"><li>Um</li><li>Dois</li></ul><div><br></div>`,
    "## Menu\n\n**Hoje**\n\n- Um\n- Dois",
  ],
  [
    "Pages",
    `<p class="p1"><span class="s1" style="font-weight: 600">Carta</span></p><p class="p2"><span style="font-weight: 500">medium</span></p>`,
    "**Carta**\n\nmedium",
  ],
  [
    "Notion",
    `<!-- notionvc: 1 --><h1>Carta</h1><h2>Tintos</h2><ul><li>Um<ul><li>dois</li></ul></li></ul><figure><img src="https://n.example/x.png"></figure>`,
    "## Carta\n\n### Tintos\n\n- Um\n  - dois\n(1/0/0)",
  ],
  [
    "Outlook: text with marks, and a table for the layout",
    `<table><tr><td><p>Olá<img width=1 height=1 src="https://t.example/p.gif"></p><p>•&nbsp;Um</p><p>• <b>Dois</b></p></td></tr></table>`,
    "Olá\n\n- Um\n- **Dois**",
  ],
  [
    "Gmail: lines of one block",
    `<div dir="ltr">1. Um<br>2. Dois<br></div><div><br></div>`,
    "1. Um\n2. Dois",
  ],
  [
    "a web page: links, pictures, colours",
    `<p style="color:red"><a href="/carta">Carta</a> <a href="https://e.example/">fora</a> <a href="javascript:x()">não</a> <a href="#nota">1</a> <a href="mailto:a@b.example">escreva</a></p><picture><source><img src="x.jpg"></picture><svg></svg>`,
    "Carta [fora](https://e.example/) não 1 [escreva](mailto:a@b.example)\n(2/0/2)",
  ],
  [
    "PowerPoint",
    `<div class=O><span style='mso-special-format:bullet'>•</span><span>Um</span></div><div class=O><span style='mso-special-format:bullet'>•</span>Dois</div>`,
    "- Um\n- Dois",
  ],
  [
    "sentences that begin with a number or a dash are no list",
    `<p>2025. O ano.</p><p>1. de maio</p><p>- só uma</p><p>— Olá.</p><p>— Bom dia.</p>`,
    "2025\\. O ano.\n\n1\\. de maio\n\n\\- só uma\n\n— Olá.\n\n— Bom dia.",
  ],
  ["signs that no reader sees", "<p>co\u00ADzi\u200Bnha a\u202Flenha</p>", "cozinha a lenha"],
])("pastes from %s", (_, html, expected) => expect(pasted(html)).toBe(expected));
