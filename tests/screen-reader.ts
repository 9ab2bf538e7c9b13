import type { CDPSession, Page } from "@playwright/test";

/** A node of Chromium's accessibility tree, as its protocol describes it. */
interface AxNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

const LANDMARKS = ["banner", "navigation", "search", "main", "form", "contentinfo", "region"];
const FIELDS = [
  "textbox",
  "searchbox",
  "combobox",
  "Date",
  "InputTime",
  "checkbox",
  "radio",
  "button",
];
const STATES = ["required", "invalid", "expanded"];

/** What a screen reader has of the page, by the keys with which its users move: from Chromium's own accessibility tree. */
export async function listenTo(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    landmarks: () =>
      heard(session, (node) => LANDMARKS.includes(roleOf(node)) && nameOf(node) !== ""),
    headings: () => heard(session, (node) => roleOf(node) === "heading"),
    links: () => heard(session, (node) => roleOf(node) === "link"),
    fields: () => heard(session, (node) => FIELDS.includes(roleOf(node))),
    /** What has the focus. */
    here: () =>
      heard(session, (node) => stateOf(node, "focused") === true && roleOf(node) !== "RootWebArea"),
  };
}

/** In the order of reading: the protocol lists nodes level by level. */
async function heard(session: CDPSession, isHeard: (node: AxNode) => boolean): Promise<string[]> {
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: string[] = [];
  const visit = (node: AxNode | undefined): void => {
    if (node === undefined) return;
    if (!node.ignored && isHeard(node)) found.push(words(node));
    // What a date or a list is made of is the browser's own.
    if (!FIELDS.includes(roleOf(node))) for (const id of node.childIds ?? []) visit(byId.get(id));
  };
  visit(nodes[0]);
  return found;
}

const roleOf = ({ role }: AxNode) => role?.value ?? "";
const nameOf = ({ name }: AxNode) => name?.value.trim() ?? "";
const stateOf = ({ properties = [] }: AxNode, state: string) =>
  properties.find(({ name }) => name === state)?.value.value;

/** «heading 2, Title»; a field with its states and what is said of it. */
function words(node: AxNode): string {
  const level = stateOf(node, "level");
  const states = STATES.filter(
    (state) => ![undefined, false, "false"].includes(stateOf(node, state) as never),
  );
  const parts = [
    level === undefined ? roleOf(node) : `${roleOf(node)} ${String(level)}`,
    nameOf(node),
    ...states,
    node.description?.value ?? "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}
