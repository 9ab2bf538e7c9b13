// Free of libraries, because the desk's pages import it.

export type ContentRole = "administrator" | "manager" | "editor" | "restaurant";

export const MANAGERS: readonly ContentRole[] = ["administrator", "manager"];
export const EDITORS: readonly ContentRole[] = [...MANAGERS, "editor"];
