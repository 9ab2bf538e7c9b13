import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";
import { useLanguage } from "#site/navigation/use-language.ts";

/** The contact form, and the group's e-mail where the settings have one. */
export function WaysToWrite() {
  const language = useLanguage();
  const { email } = useGroupContact();
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-2">
      <Link to={pathTo(language, "contact")} className="quiet-link py-1">
        {m.text_page_write()}
      </Link>
      {email !== "" && (
        <a href={`mailto:${email}`} className="quiet-link py-1 break-words">
          {email}
        </a>
      )}
    </p>
  );
}
