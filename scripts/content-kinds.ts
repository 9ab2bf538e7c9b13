import { type Content, CONTENT_KINDS, type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";

/** How a kind of content is in files: a folder, called as the kind, with a file for each piece and one list. */
export function inFiles(kind: ContentKind) {
  const { item, list } = kindOf(kind).files;
  return {
    listFile: `all-${kind}.ts`,
    listName: kind.toUpperCase(),
    /** The name of a piece's type, and the file that declares it, below `src/content`. */
    typeName: `${item.slice(0, 1).toUpperCase()}${item.slice(1)}Content`,
    typeFile: `kinds/${item}.ts`,
    /** What an exported list says of itself. */
    doc: list,
  };
}

/** "8 restaurants, 7 experiences, 10 news", and so on. */
export function countContent(content: Partial<Content>): string {
  const counts = CONTENT_KINDS.flatMap((kind) => {
    const items = content[kind];
    return items === undefined ? [] : [`${items.length} ${kind}`];
  });
  return counts.join(", ");
}
