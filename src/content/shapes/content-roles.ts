// Who writes content, for its declarations and for the desk's pages: without a library.

/** The roles of the staff that write content; src/desk/contract.ts has all of them. */
export type ContentRole = "administrator" | "manager" | "editor" | "restaurant";

export const MANAGERS: readonly ContentRole[] = ["administrator", "manager"];
export const EDITORS: readonly ContentRole[] = [...MANAGERS, "editor"];
