import type { Role } from "#desk/contract.ts";
import { m } from "../paraglide/messages.js";

/** A role as people call it. */
export function roleName(role: Role): string {
  switch (role) {
    case "administrator":
      return m.role_administrator();
    case "manager":
      return m.role_manager();
    case "editor":
      return m.role_editor();
    case "restaurant":
      return m.role_restaurant();
    case "lead-reader":
      return m.role_lead_reader();
  }
}

/** What a role may do, in a sentence. */
export function roleDescription(role: Role): string {
  switch (role) {
    case "administrator":
      return m.role_administrator_text();
    case "manager":
      return m.role_manager_text();
    case "editor":
      return m.role_editor_text();
    case "restaurant":
      return m.role_restaurant_text();
    case "lead-reader":
      return m.role_lead_reader_text();
  }
}
