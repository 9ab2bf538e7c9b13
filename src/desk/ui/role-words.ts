import type { Role } from "#accounts/contract.ts";
import { m } from "../paraglide/messages.js";

const NAMES: Readonly<Record<Role, () => string>> = {
  administrator: m.role_administrator,
  manager: m.role_manager,
  editor: m.role_editor,
  restaurant: m.role_restaurant,
  "lead-reader": m.role_lead_reader,
};
const DESCRIPTIONS: typeof NAMES = {
  administrator: m.role_administrator_text,
  manager: m.role_manager_text,
  editor: m.role_editor_text,
  restaurant: m.role_restaurant_text,
  "lead-reader": m.role_lead_reader_text,
};

export const roleName = (role: Role): string => NAMES[role]();

/** Returns a role's rights in a sentence. */
export const roleDescription = (role: Role): string => DESCRIPTIONS[role]();
