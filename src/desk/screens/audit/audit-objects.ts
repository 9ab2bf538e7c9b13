import type { AuditEntry } from "#accounts/contract.ts";
import { KINDS } from "#desk/kinds/all-kinds.ts";
import { m } from "#desk/paraglide/messages.js";

/** An audit line's object and its place at the desk. */
interface AuditObject {
  readonly to: string;
  readonly text: string;
}

/** An import may have changed a thousand entries. */
const MOST = 5;

/** Returns a line's objects: a lead, a picture, or entries; for a deleted entry, its history. */
export function auditObjects({ details }: AuditEntry): readonly AuditObject[] {
  const { lead, picture, kind, slug } = details;
  if (typeof lead === "string") return [{ to: `/leads/${lead}`, text: m.audit_open_lead() }];
  if (typeof picture === "string")
    return [{ to: `/pictures/${picture}`, text: m.audit_open_picture() }];
  if (typeof kind === "string" && typeof slug === "string") return pieces(kind, [slug], "");
  return Object.entries(details)
    .flatMap(([name, done]) => [
      ...pieces(name, [...slugsOf(done, "added"), ...slugsOf(done, "changed")], ""),
      ...pieces(name, slugsOf(done, "removed"), "/history"),
    ])
    .slice(0, MOST);
}

function pieces(name: string, slugs: readonly string[], page: string): readonly AuditObject[] {
  const known = Object.entries(KINDS).find(([kind]) => kind === name);
  if (known === undefined) return [];
  const [kind, { title }] = known;
  return slugs.map((slug) => ({ to: `/${kind}/${slug}${page}`, text: `${title()}: ${slug}` }));
}

/** Returns a detail's slugs, which lines of older versions may lack. */
function slugsOf(done: unknown, list: "added" | "changed" | "removed"): readonly string[] {
  if (typeof done !== "object" || done === null) return [];
  const slugs: unknown = Reflect.get(done, list);
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : [];
}
