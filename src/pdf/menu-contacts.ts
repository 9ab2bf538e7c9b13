import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import type { Texts } from "#language/languages.ts";
import { shownPhone } from "#language/phone-number.ts";
import { EMAIL, TELEPHONE, WRITE_TO_US } from "./menu-texts.ts";

export interface MenuContact {
  readonly address: Texts;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string;
}

export interface ContactLine {
  readonly text: string;
  readonly language?: Language;
  readonly link?: string;
}

export interface ContactRow {
  readonly label: ContactLine;
  readonly values: readonly ContactLine[];
  readonly prominent: boolean;
}

/** Returns the restaurant's number, as a link if understood. */
export function phoneLine({ phone, country }: MenuContact): ContactLine {
  const { text, dialled } = shownPhone(phone, country);
  return { text, ...(dialled !== undefined && { link: `tel:${dialled}` }) };
}

/** Returns the restaurant's known contacts, and the contact page in every language. */
export function contactRows(contact: MenuContact, languages: readonly Language[]): ContactRow[] {
  const { email, siteUrl } = contact;
  const [own = "pt"] = languages;
  const label = (texts: Texts) => ({ text: texts[own], language: own });
  const rows: ContactRow[] = [];
  if (contact.phone !== "") {
    rows.push({ label: label(TELEPHONE), values: [phoneLine(contact)], prominent: true });
  }
  if (email !== "") {
    const value = { text: email, link: `mailto:${email}` };
    rows.push({ label: label(EMAIL), values: [value], prominent: false });
  }
  const values = languages.map((language) => contactPage(siteUrl, language));
  rows.push({ label: label(WRITE_TO_US), values, prominent: false });
  return rows;
}

export function contactPage(siteUrl: string, language: Language): ContactLine {
  const link = siteUrl + pathTo(language, "contact");
  return { text: link.replace(/^https?:\/\/(www\.)?/, ""), link, language };
}
