import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "pdf-lib";

/** The standard structure elements (ISO 32000-1) in use, with their allowed parents. */
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

const PAINTS = /^(?:S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|Tj|TJ|'|"|EI)$/;

interface StructureElement {
  readonly tag: string;
  readonly parent: string | undefined;
  readonly dict: PDFDict;
  readonly kids: readonly PDFObject[];
}

/**
 * Returns violations of PDF/UA-1 (ISO 14289-1) by their number in the Matterhorn Protocol 1.1, as far as a machine can
 * check them and the sheets, not the library, decide.
 */
export async function pdfUaFaults(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const faults: string[] = [];
  const check = (isRight: boolean, what: string) => void (isRight || faults.push(what));
  const { catalog, context } = pdf;

  const marks = dictAt(catalog, "MarkInfo");
  const shown = dictAt(catalog, "ViewerPreferences");
  check(at(marks, "Marked") === PDFBool.True, "06-001 is not marked as tagged");
  check(at(shown, "DisplayDocTitle") === PDFBool.True, "07-002 shows its file name");
  const language = textOf(at(catalog, "Lang"));
  check(/^(pt|en|es)(-[A-Z]{2})?$/.test(language), `11-006 has no language: ${language}`);
  const xmp = streamText(at(catalog, "Metadata"));
  check(/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp), "06-002 does not say that it is PDF/UA");
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(xmp)?.[1] ?? "";
  check(title.trim() !== "", "06-003 has no title in its metadata");
  check(!/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(xmp), "06-001 its metadata are no XML");

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

  for (const [index, { node }] of pdf.getPages().entries()) {
    const where = `on page ${index + 1}`;
    faults.push(...marksOf(streamsText(node.Contents(), context), where));
    for (const one of node.Annots()?.asArray() ?? []) {
      const words = textOf(at(context.lookup(one, PDFDict), "Contents"));
      check(words !== "", `28-012 a link without words ${where}`);
    }
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
    elements.push({ tag, parent, dict, kids });
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

/** Returns drawings of a page that are neither tagged nor decoration. */
function marksOf(content: string, where: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const plain = content.replaceAll(/\((?:\\.|[^\\()])*\)|<[\da-fA-F\s]*>/g, " ");
  for (const [, tag, end, operator] of plain.matchAll(
    /\/(\w+)\s*(?:<<[^>]*>>)?\s*(?:BDC|BMC)\b|\b(EMC)\b|(?<=^|\s)([A-Za-z'"]+\*?)(?=\s|$)/g,
  )) {
    if (tag !== undefined) {
      if (open.includes("Artifact")) faults.push(`01-004 ${tag} inside a decoration ${where}`);
      if (tag === "Artifact" && open.length > 0)
        faults.push(`01-003 a decoration inside a tag ${where}`);
      open.push(tag);
    } else if (end !== undefined) open.pop();
    else if (operator !== undefined && PAINTS.test(operator) && open.length === 0)
      faults.push(`01-005 ${operator} ${where} is neither tagged nor decoration`);
  }
  if (open.length > 0) faults.push(`01 ${open.join(", ")} ${where} never ends`);
  return faults;
}

const at = (dict: PDFDict | undefined, key: string) => dict?.lookup(PDFName.of(key));

const dictAt = (dict: PDFDict | undefined, key: string) =>
  dict?.lookupMaybe(PDFName.of(key), PDFDict);

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
