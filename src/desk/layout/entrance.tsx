import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { DESK_LANGUAGES } from "#accounts/contract.ts";
import { LANGUAGE_NAMES } from "#language/languages.ts";
import { deskLanguage, setDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";

/** The frame of the pages before the desk: sign-in, invitation, enrolment. */
export function Entrance({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-screen flex-col min-[60rem]:flex-row">
      <header className="on-dark px-[clamp(1.25rem,6vw,3rem)] py-4 min-[60rem]:flex min-[60rem]:w-[38%] min-[60rem]:flex-none min-[60rem]:flex-col min-[60rem]:justify-between min-[60rem]:p-12">
        <p className="wordmark">
          <span>{m.desk_name()}</span>
        </p>
        <p className="hidden max-w-[14em] border-t border-gold pt-6 font-display text-[clamp(1.75rem,2.6vw,2.75rem)] leading-[1.15] font-[340] tracking-[-0.015em] min-[60rem]:block">
          {m.desk_line()}
        </p>
      </header>
      <div className="flex min-w-0 flex-1 flex-col justify-between p-[clamp(1.75rem,6vw,4.5rem)_clamp(1.25rem,6vw,4.5rem)_1.25rem]">
        <main className="w-full max-w-108">{children}</main>
        <LanguageChoice />
      </div>
    </div>
  );
}

/** Until the account's language is known. */
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
