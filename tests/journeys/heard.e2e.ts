import type { CDPSession, Page } from "@playwright/test";
import { restaurantPath, pathTo } from "#language/path-to.ts";
import { RESTAURANTS } from "#content/built-in-content.server.ts";
import { anEmail } from "../lead-form.ts";
import { missingForOrca, startOrca } from "../orca.ts";
import { expect, test, withReact } from "../page-fixtures.ts";

// Three journeys as a screen reader has them: found by landmarks, headings, links and fields, in the words that
// Chromium gives it. In Portuguese: the other languages differ in their messages alone.

const CALL = "Ligar para Rubaiyat Madrid: +34 913 59 10 00";
const HINT = "Com DDD, ou com o código do país.";
const NO_RESTAURANT = "Selecione uma casa";
/** The fields of a quote after its restaurant, each with what is wrong with it and how it is helped. */
const WRONG = [
  ["Mensagem", "Mensagem deve ter pelo menos 10 caracteres"],
  ["Nome", "Nome deve ter pelo menos 2 caracteres"],
  ["E-mail", "Email inválido"],
  ["Telefone", `${HINT} Telefone deve ter pelo menos 10 dígitos`],
] as const;

const madrid = RESTAURANTS.find(({ slug }) => slug === "rubaiyat-madrid");
if (madrid === undefined) throw new Error("There is no restaurant in Madrid");
const MADRID = restaurantPath("pt", madrid);

/** The lines from a heading or landmark on, to the last that belongs to it. */
const between = (lines: readonly string[], first: string, last: string) =>
  lines.slice(lines.indexOf(first), lines.indexOf(last, lines.indexOf(first)) + 1);

async function fillPerson(page: Page, form: string) {
  const fields = page.getByRole("form", { name: form });
  await fields.getByRole("textbox", { name: "Nome", exact: true }).fill("Maria Silva");
  await fields.getByRole("textbox", { name: "E-mail" }).fill(anEmail());
  await fields.getByRole("textbox", { name: "Telefone" }).fill("+34 913 59 10 00");
  return fields;
}

/** Sends a quote that was wrong at first. */
async function sendQuote(page: Page) {
  const fields = await fillPerson(page, "Peça um orçamento");
  await fields.getByRole("combobox", { name: "Casa" }).last().selectOption("rubaiyat-madrid");
  await fields
    .getByRole("textbox", { name: "Mensagem" })
    .fill("Um jantar para os noivos e a família.");
  await fields.getByRole("button", { name: "Pedir orçamento" }).click();
}

// Rule 8.3.
test("what is heard on the way to a restaurant's phone, a table and a quote", async ({ page }) => {
  test.setTimeout(90_000);
  const reader = await listenTo(page);
  await test.step("a restaurant, and its phone", async () => {
    await page.goto(pathTo("pt", "home"));
    expect((await reader.landmarks())[0]).toBe("navigation, Navegação principal");
    expect(await reader.headings()).toContain("heading 3, Rubaiyat Madrid");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Rubaiyat Madrid/ })
      .first()
      .click();
    await expect(page).toHaveURL(MADRID);
    expect((await reader.headings())[0]).toBe("heading 1, Rubaiyat Madrid");
    expect(await reader.links()).toContain(`link, ${CALL}`);
  });
  await test.step("a table", async () => {
    const query = "?restaurant=rubaiyat-madrid&people=4&date=2047-05-20&time=20%3A30";
    await withReact(page, pathTo("pt", "reservations") + query);
    expect(await reader.landmarks()).toContain("form, Peça sua mesa");
    const lines = await reader.fields();
    expect(between(lines, "textbox, Nome, required", "button, Pedir a mesa")).toEqual([
      "textbox, Nome, required",
      "textbox, E-mail, required",
      `textbox, Telefone, required, ${HINT}`,
      "textbox, Observações (opcional)",
      "button, Pedir a mesa",
    ]);
    const fields = await fillPerson(page, "Peça sua mesa");
    await fields.getByRole("button", { name: "Pedir a mesa" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Pedido enviado!" })).toBeVisible();
  });
  await test.step("a quote, wrong at first", async () => {
    await withReact(page, pathTo("pt", "events"));
    const fields = page.getByRole("form", { name: "Peça um orçamento" });
    await fields.getByRole("button", { name: "Pedir orçamento" }).click();
    const first = `combobox, Casa, invalid, ${NO_RESTAURANT}`;
    await expect.poll(() => reader.here()).toEqual([first]);
    expect(between(await reader.fields(), first, "button, Pedir orçamento")).toEqual([
      first,
      ...WRONG.map(([field, wrong]) => `textbox, ${field}, required, invalid, ${wrong}`),
      "button, Pedir orçamento",
    ]);
    await sendQuote(page);
    await expect(page.getByRole("status").filter({ hasText: "Mensagem enviada!" })).toBeVisible();
  });
});

test("what Orca says on the way to a phone and a quote @nightly", async ({ baseURL }) => {
  test.skip(missingForOrca.length > 0, `Not installed: ${missingForOrca.join(", ")}`);
  test.setTimeout(240_000);
  const { page, said, forget, untilRead, stop } = await startOrca(baseURL);
  const says = (...lines: readonly string[]) =>
    expect.poll(said).toEqual(expect.arrayContaining([...lines]));
  try {
    await page.goto(MADRID);
    await says("Rubaiyat Madrid", "heading level 1", CALL);

    await withReact(page, pathTo("pt", "events"));
    await untilRead();
    const fields = page.getByRole("form", { name: "Peça um orçamento" });
    await fields.getByRole("button", { name: "Pedir orçamento" }).click();
    await says("form Peça um orçamento", "Casa combo box.", NO_RESTAURANT);
    for (const [field, wrong] of WRONG) {
      await forget();
      await page.keyboard.press("Tab");
      await says(`${field} entry required.`, "invalid entry.", `${wrong}.`);
    }
    await forget();
    await sendQuote(page);
    await says("Mensagem enviada!");
  } finally {
    await stop();
  }
});

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
async function listenTo(page: Page) {
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
