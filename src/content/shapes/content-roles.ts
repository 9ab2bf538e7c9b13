// Free of libraries, because the desk's pages import it.

/** The roles that write content; src/desk/contract.ts has all roles. */
export type ContentRole = "administrator" | "manager" | "editor" | "restaurant";

export const MANAGERS: readonly ContentRole[] = ["administrator", "manager"];
export const EDITORS: readonly ContentRole[] = [...MANAGERS, "editor"];
