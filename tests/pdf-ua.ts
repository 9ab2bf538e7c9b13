import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "pdf-lib";

/** What ISO 32000-1 calls standard, as far as the sheets use it, and in which element it may stand. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  Document: [],
  H1: ["Document"],
  H2: ["Document"],
  P: ["Document", "LBody", "TD", "TH"],
  L: ["Document"],
  LI: ["L"],
  LBody: ["LI"],
  Link: ["P"],
  Table: ["Document"],
  TR: ["Table"],
  TH: ["TR"],
  TD: ["TR"],
  Figure: ["Document"],
};

/** Operators that leave something on the page. */
const PAINTS = /^(?:S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|Tj|TJ|'|"|EI)$/;

interface StructureElement {
  readonly ref: PDFRef;
  readonly tag: string;
  readonly parent: string | undefined;
  readonly dict: PDFDict;
  readonly kids: readonly PDFObject[];
}

/**
 * What is wrong with a PDF by the points of the Matterhorn Protocol 1.1 (of PDF/UA-1, ISO 14289-1) that a machine can check and
 * that concern these sheets; each begins with its number there. Read with a library that does not write them.
 */
export async function pdfUaFaults(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const faults: string[] = [];
  const check = (isRight: boolean, what: string) => void (isRight || faults.push(what));
  const { catalog, context } = pdf;

  const marks = dictAt(catalog, "MarkInfo");
  const shown = dictAt(catalog, "ViewerPreferences");
  check(at(marks, "Marked") === PDFBool.True, "06-001 is not marked as tagged");
  check(at(marks, "Suspects") !== PDFBool.True, "05 its tags are suspect");
  check(at(shown, "DisplayDocTitle") === PDFBool.True, "07-002 shows its file name");
  const language = textOf(at(catalog, "Lang"));
  check(/^(pt|en|es)(-[A-Z]{2})?$/.test(language), `11-006 has no language: ${language}`);
  const xmp = streamText(at(catalog, "Metadata"));
  check(/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp), "06-002 does not say that it is PDF/UA");
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(xmp)?.[1] ?? "";
  check(title.trim() !== "", "06-003 has no title in its metadata");
  check(!/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(xmp), "06-001 its metadata are no XML");
  check(unescaped(title) === pdf.getTitle(), `07 has two titles: ${title}, ${pdf.getTitle()}`);
  check(pdf.isEncrypted === false, "26 is encrypted");

  const root = dictAt(catalog, "StructTreeRoot");
  const elements = root ? structureOf(root) : [];
  check(elements.length > 1, "01-005 has no structure");
  for (const { tag, parent, dict, kids } of elements) {
    const parents = PARENTS[tag];
    const isInPlace = parent === undefined ? tag === "Document" : parents?.includes(parent);
    if (parents === undefined) faults.push(`02-001 ${tag} is no standard element`);
    else check(isInPlace === true, `09-004 ${tag} in ${parent}`);
    check(kids.length > 0, `09 an empty ${tag}`);
    if (tag === "Figure") check(textOf(at(dict, "Alt")) !== "", "13-004 a figure has no text");
    if (tag === "TH") check(at(dict, "A") !== undefined, "15-003 a header of a table has no scope");
    const own = at(dict, "Lang");
    const isKnown = own === undefined || /^(pt|en|es|fr|it|ja)(-[A-Z]{2})?$/.test(textOf(own));
    check(isKnown, `11 the language ${textOf(own)}`);
  }
  let level = 0;
  for (const { tag } of elements.filter((one) => /^H\d$/.test(one.tag))) {
    const next = Number(tag.slice(1));
    check(level > 0 || next === 1, `14-002 begins with ${tag}`);
    check(next <= level + 1, `14-003 ${tag} after H${level}`);
    level = next;
  }

  const parentTree = numbersOf(dictAt(root, "ParentTree"));
  for (const [index, { node }] of pdf.getPages().entries()) {
    const where = `on page ${index + 1}`;
    const { tagged, faults: inContent } = marksOf(streamsText(node.Contents(), context), where);
    faults.push(...inContent);
    const row = parentTree.get(numberAt(node, "StructParents"));
    for (const { id, tag } of tagged) {
      const owner = row instanceof PDFArray ? row.get(id) : undefined;
      const element = elements.find(({ ref }) => ref === owner);
      const what = `01 content ${id} ${where} is`;
      check(element?.tag === tag, `${what} ${tag}, its element ${element?.tag}`);
      const isInside = element?.kids.some((kid) => holdsContent(kid, id));
      check(isInside === true, `${what} not in its element`);
    }
    for (const one of node.Annots()?.asArray() ?? []) {
      const annotation = context.lookup(one, PDFDict);
      check(nameOf(node, "Tabs") === "S", `28-009 tab order ${where}`);
      check(textOf(at(annotation, "Contents")) !== "", `28-012 a link without words ${where}`);
      const owner = parentTree.get(numberAt(annotation, "StructParent"));
      const isLink = elements.some(({ ref, tag }) => ref === owner && tag === "Link");
      check(isLink, `28-011 a link outside of Link ${where}`);
    }
  }

  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || nameOf(object, "Type") !== "Font") continue;
    const font = nameOf(object, "BaseFont");
    if (nameOf(object, "Subtype") === "Type0") {
      check(at(object, "ToUnicode") !== undefined, `10-001 no letters known of ${font}`);
      continue;
    }
    const descriptor = dictAt(object, "FontDescriptor");
    const files = ["FontFile", "FontFile2", "FontFile3"].map((key) => at(descriptor, key));
    check(files.some(Boolean), `31-009 ${font} is not embedded`);
    if (nameOf(object, "Subtype") === "CIDFontType2")
      check(at(object, "CIDToGIDMap") !== undefined, `31-006 glyphs of ${font} are not mapped`);
  }
  return faults;
}

function structureOf(root: PDFDict): StructureElement[] {
  const elements: StructureElement[] = [];
  const visit = (kid: PDFObject, parent: string | undefined): void => {
    const dict = root.context.lookup(kid);
    if (!(kid instanceof PDFRef) || !(dict instanceof PDFDict) || !dict.has(PDFName.of("S")))
      return;
    const tag = nameOf(dict, "S");
    const kids = kidsOf(dict);
    elements.push({ ref: kid, tag, parent, dict, kids });
    for (const one of kids) visit(one, tag);
  };
  for (const kid of kidsOf(root)) visit(kid, undefined);
  return elements;
}

function kidsOf(dict: PDFDict): PDFObject[] {
  const kids = at(dict, "K");
  if (kids instanceof PDFArray) return kids.asArray();
  return [dict.get(PDFName.of("K"))].filter((kid) => kid !== undefined);
}

const holdsContent = (kid: PDFObject, id: number): boolean =>
  (kid instanceof PDFNumber && kid.asNumber() === id) ||
  (kid instanceof PDFDict && numberAt(kid, "MCID") === id);

/** A number tree as a table; its kids are flat or one level deep. */
function numbersOf(tree: PDFDict | undefined): Map<number, PDFObject | undefined> {
  const numbers = tree?.lookupMaybe(PDFName.of("Nums"), PDFArray);
  const kids = tree?.lookupMaybe(PDFName.of("Kids"), PDFArray)?.asArray() ?? [];
  const found = new Map(kids.flatMap((kid) => [...numbersOf(tree?.context.lookup(kid, PDFDict))]));
  for (let index = 0; index < (numbers?.size() ?? 0); index += 2) {
    const value = numbers?.lookup(index + 1);
    const key = numbers?.lookup(index, PDFNumber).asNumber() ?? -1;
    found.set(key, value instanceof PDFArray ? value : numbers?.get(index + 1));
  }
  return found;
}

/** What of a page belongs to which tag; all that is drawn is within one, or is decoration. */
function marksOf(content: string, where: string) {
  const tagged: { id: number; tag: string }[] = [];
  const faults: string[] = [];
  const open: string[] = [];
  const plain = content.replaceAll(/\((?:\\.|[^\\()])*\)|<[\da-fA-F\s]*>/g, " ");
  for (const [, tag, properties = "", end, operator] of plain.matchAll(
    /\/(\w+)\s*(<<[^>]*>>)?\s*(?:BDC|BMC)\b|\b(EMC)\b|(?<=^|\s)([A-Za-z'"]+\*?)(?=\s|$)/g,
  )) {
    if (tag !== undefined) {
      if (open.includes("Artifact")) faults.push(`01-004 ${tag} inside a decoration ${where}`);
      if (tag === "Artifact" && open.length > 0)
        faults.push(`01-003 a decoration inside a tag ${where}`);
      open.push(tag);
      const id = /\/MCID (\d+)/.exec(properties)?.[1];
      if (id !== undefined) tagged.push({ id: Number(id), tag });
      else if (tag !== "Artifact") faults.push(`01-005 ${tag} without a number ${where}`);
    } else if (end !== undefined) open.pop();
    else if (operator !== undefined && PAINTS.test(operator) && open.length === 0)
      faults.push(`01-005 ${operator} ${where} is neither tagged nor decoration`);
  }
  if (open.length > 0) faults.push(`01 ${open.join(", ")} ${where} never ends`);
  if (tagged.length === 0) faults.push(`01-005 nothing is tagged ${where}`);
  return { tagged, faults };
}

const at = (dict: PDFDict | undefined, key: string) => dict?.lookup(PDFName.of(key));

const dictAt = (dict: PDFDict | undefined, key: string) =>
  dict?.lookupMaybe(PDFName.of(key), PDFDict);

const numberAt = (dict: PDFDict, key: string) =>
  dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? -1;

const nameOf = (dict: PDFDict, key: string) =>
  dict.lookupMaybe(PDFName.of(key), PDFName)?.decodeText() ?? "";

const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : "";

function streamText(object: PDFObject | undefined): string {
  if (!(object instanceof PDFRawStream)) return "";
  return Buffer.from(decodePDFRawStream(object).decode()).toString("utf8");
}

function streamsText(contents: PDFObject | undefined, context: PDFContext): string {
  if (!(contents instanceof PDFArray)) return streamText(contents);
  const streams = contents.asArray().map((one) => streamText(context.lookup(one)));
  return streams.join("\n");
}

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
