import type { ContentKind, PieceAtDesk } from "#content/desk/contract.ts";
import { languagesOf } from "#content/schemas/exists-in.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { dateAndTime } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { ConfirmDialog } from "../ui/dialog.tsx";

/** What leaves the site with a piece of a kind; other kinds cannot be hidden. */
const GONE: Partial<Record<ContentKind, () => string>> = {
  restaurants: m.hide_restaurant,
  menus: m.hide_menu,
  news: m.hide_article,
  experiences: m.hide_experience,
  happenings: m.hide_happening,
};

/** Kinds whose pieces have a page of their own, which is not found without them. */
const WITH_PAGES: readonly ContentKind[] = ["restaurants", "menus", "news", "happenings"];

/** Whether the content takes pages off the site that visitors see now (rule 10.27). */
export function takesOff({ pages }: Pick<PieceAtDesk, "pages">, content: object): boolean {
  return languagesLost(pages, content).length > 0;
}

function languagesLost(pages: PieceAtDesk["pages"], content: object): readonly Language[] {
  const kept = isHidden(content) ? [] : languagesOf(content);
  return LANGUAGES.filter((one) => pages?.[one] !== undefined && !kept.includes(one));
}

/** Whether its own fields hide a piece (rule 4.7). */
export function isHidden(content: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(content));
  return fields.get("isActive") === false || fields.get("isPublished") === false;
}

interface HideDialogProps {
  readonly kind: ContentKind;
  readonly name: string;
  readonly pages: PieceAtDesk["pages"];
  /** What is to be published. */
  readonly content: object;
  /** When: a time (ISO 8601), or now. */
  readonly at: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a piece is taken off the site, and says what visitors do not find any more. */
export function HideDialog(props: HideDialogProps) {
  const { kind, name, pages, content, at, onConfirm, onClose } = props;
  const lost = languagesLost(pages, content);
  const languages = lost.map((language) => LANGUAGE_NAMES[language]).join(", ");
  return (
    <ConfirmDialog
      title={isHidden(content) ? m.hide_title({ name }) : m.hide_title_in({ name, languages })}
      confirmText={at === "now" ? m.hide_confirm() : m.hide_confirm_plan()}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{at === "now" ? m.hide_now() : m.hide_at({ time: dateAndTime(at) })}</p>
      <LostPages kind={kind} pages={pages} lost={lost} />
      <p>{GONE[kind]?.()}</p>
      <p>{m.hide_back()}</p>
    </ConfirmDialog>
  );
}

interface LostPagesProps extends Pick<HideDialogProps, "kind" | "pages"> {
  readonly lost?: readonly Language[];
}

/** The pages that visitors do not find any more once a piece is gone: those of its own. */
export function LostPages({ kind, pages, lost = LANGUAGES }: LostPagesProps) {
  if (pages === null || !WITH_PAGES.includes(kind)) return null;
  return (
    <>
      <p>{m.hide_pages()}</p>
      <ul className="hidden-pages">
        {lost.map((language) => (
          <li key={language}>{pages[language]}</li>
        ))}
      </ul>
    </>
  );
}
