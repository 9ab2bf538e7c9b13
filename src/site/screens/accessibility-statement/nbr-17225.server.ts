import type { Claim, Evidence, Gap } from "./claims.server.ts";

/** An item of ABNT NBR 17225:2025: a requirement stands on criteria of WCAG, a recommendation on evidence of its own. */
export type NbrItem =
  | { readonly id: string; readonly criteria: readonly string[]; readonly gap?: Gap }
  | ({ readonly id: string } & Evidence);

/**
 * Those of a section: its requirements by their criteria of A and AA, and what is open of them; its recommendations by what
 * they stand on.
 */
function section(
  number: string,
  items: readonly (
    | string
    | { readonly criteria: string; readonly gap: Gap }
    | readonly [by: readonly Claim[] | "looked" | "none", gap?: Gap]
  )[],
): NbrItem[] {
  return items.map((one, at) => {
    const id = `5.${number}.${at + 1}`;
    if (typeof one === "string") return { id, criteria: one.split(" ") };
    if ("criteria" in one) return { id, criteria: one.criteria.split(" "), gap: one.gap };
    const [by, gap] = one;
    return gap === undefined ? { id, by } : { id, by, gap };
  });
}

/**
 * The 96 requirements and 50 recommendations in their order. Numbers, classes and criteria are as in its checklist (annex C); its text is
 * sold, and is not repeated here. All requirements are "conformidade regular", all items "plena".
 */
export const NBR_17225: readonly NbrItem[] = [
  // Keyboard.
  ...section("1", [
    "2.4.7",
    [["keyboard"], "focus"],
    "2.4.11",
    "2.4.3",
    [["keyboard"]],
    "2.1.2",
    [["keyboard"]],
    "1.4.13",
    "1.4.13",
    ["none"],
    "2.1.4",
    [["keyboard"]],
    "2.1.1",
    ["looked"],
    [["keyboard"]],
    "3.3.2",
  ]),
  // Images.
  ...section("2", [
    { criteria: "1.1.1", gap: "map" },
    "1.1.1 2.4.4",
    "1.1.1",
    "1.1.1",
    "1.1.1 1.4.5",
    "1.1.1",
  ]),
  // Headings.
  ...section("3", ["1.3.1", "1.3.1 2.4.6", [["titles"]], [["titles"]], "1.3.1 2.4.6"]),
  // Landmarks.
  ...section("4", ["1.3.1", "1.3.1", [["rules"]], [["rules"]], "1.3.1 4.1.2"]),
  // Lists.
  ...section("5", ["1.3.1", "1.3.1"]),
  // Tables.
  ...section("6", ["1.3.1", "1.3.1", "1.3.1", ["none"], "1.3.1", ["none"]]),
  // Links.
  ...section("7", [
    "1.3.1",
    "1.3.1",
    [["heard"], "links"],
    "2.4.4",
    [["places"]],
    ["looked"],
    ["looked"],
    ["looked", "links"],
    ["looked"],
    ["looked"],
    [["keyboard"]],
    "2.4.1",
    "2.4.5",
    ["looked"],
    "3.2.3",
    "3.2.6",
  ]),
  // Buttons.
  ...section("8", [
    "1.3.1",
    "1.3.1",
    "4.1.2 2.4.6",
    [["places"]],
    "3.2.4",
    ["looked", "targets"],
    "2.5.8",
    ["looked"],
    "3.2.1",
    "3.2.2",
    "2.5.2",
    "2.5.1",
    "2.5.7",
    "2.5.4",
    [["forms", "heard"]],
  ]),
  // Forms.
  ...section("9", [
    "3.3.2 4.1.2",
    "1.3.1 3.3.2",
    "1.3.1",
    "2.4.6",
    "3.3.2",
    "1.3.1",
    "3.3.2",
    "1.3.5",
    "3.3.1",
    "3.3.3",
    [["forms"]],
    "3.3.4",
    ["looked"],
    [["forms"]],
    "3.3.7",
    "1.1.1 2.5.4",
    ["none"],
    "3.3.8",
  ]),
  // Presentation.
  ...section("10", ["1.3.3", "1.3.2", "1.3.4", "1.4.10", [["keyboard"]]]),
  // Colour.
  ...section("11", ["1.4.1", [["contrast"], "contrast"], "1.4.3", "1.4.11", "1.4.11", "1.4.11"]),
  // Text.
  ...section("12", [
    "1.4.12",
    "1.4.12",
    "1.4.12",
    "1.4.12",
    ["looked"],
    "1.4.10",
    "1.4.4",
    "1.3.1",
    "1.3.1",
    ["looked", "words"],
    ["looked", "words"],
    ["looked", "words"],
    ["looked", "words"],
  ]),
  // Markup.
  ...section("13", [
    "2.4.2",
    "3.1.1",
    "3.1.2",
    "1.3.1 4.1.2",
    "1.4.4 1.4.10",
    "1.3.2",
    "2.5.3",
    "4.1.3",
    ["looked", "purpose"],
    "4.1.2",
    [["script"]],
    "1.3.1 4.1.2",
    "4.1.2",
  ]),
  // Sound and film.
  ...section("14", [
    "1.2.1",
    "1.2.2",
    ["none"],
    "1.2.1 1.2.3 1.2.5",
    ["none"],
    ["none"],
    "1.4.2",
    ["none"],
    "1.2.4",
    ["none"],
  ]),
  // Animation.
  ...section("15", ["2.2.2", [["motion"]], ["looked"], "2.3.1"]),
  // Time.
  ...section("16", [["looked", "time"], "2.2.1", "2.2.2", ["looked"], ["none"], ["looked"]]),
];
