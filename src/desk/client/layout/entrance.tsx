import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { DESK_LANGUAGES } from "#desk/contract.ts";
import { LANGUAGE_NAMES } from "#language/languages.ts";
import { deskLanguage, setDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";

/** The frame of the pages before the desk: signing in, the invitation, the enrolment. */
export function Entrance({ children }: { readonly children: ReactNode }) {
  return (
    <div className="entrance">
      <header className="entrance-band on-dark">
        <p className="wordmark">
          <span>{m.desk_name()}</span>
        </p>
        <p className="entrance-line">{m.desk_line()}</p>
      </header>
      <div className="entrance-body">
        <main className="w-full max-w-108">{children}</main>
        <LanguageChoice />
      </div>
    </div>
  );
}

/** Before the account's own language is known. */
function LanguageChoice() {
  const { revalidate } = useRevalidator();
  return (
    <footer className="languages mt-10">
      <ul aria-label={m.field_language_label()} className="-ms-2.5 flex flex-wrap">
        {DESK_LANGUAGES.map((language) => (
          <li key={language}>
            <Button
              variant="quiet"
              lang={language}
              pressed={language === deskLanguage()}
              onClick={() => {
                setDeskLanguage(language);
                void revalidate();
              }}
            >
              {LANGUAGE_NAMES[language]}
            </Button>
          </li>
        ))}
      </ul>
    </footer>
  );
}
