import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { OwnDataPage } from "#leads/own-data/own-data-access.ts";
import { FIELD_LENGTHS } from "#leads/accept/field-rules.ts";
import { m } from "#language/paraglide/messages.js";
import { ownDataPath, pathTo } from "#language/path-to.ts";
import { WaysToWrite } from "#site/blocks/text-page/ways-to-write.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { TextField } from "#site/ui/field/text-field.tsx";

/** What the page is: where a link is asked for, what became of that, or what a link shows. */
export type OwnDataState =
  | {
      readonly is: "form";
      readonly asked?: "wrong" | "too-many" | "foreign" | undefined;
      readonly email?: string | undefined;
    }
  | { readonly is: "asked" | "no-mail" | "no-link" | "not-now" }
  | {
      readonly is: "open";
      readonly data: OwnDataPage;
      readonly done?: "left" | "renamed" | "unsure" | undefined;
    }
  | { readonly is: "erased"; readonly deleted: number };

/** A person's own data: asked for by e-mail, seen, taken along, corrected and erased (rules 6.19 and 6.20). */
export function OwnDataScreen({ state }: { state: OwnDataState }) {
  return (
    <div className="shell pt-[calc(var(--spacing-header)+var(--spacing-section))] pb-section">
      <div className="max-w-3xl">
        <h1 id="own-data" className="text-heading">
          {titleOf(state)}
        </h1>
        <hr className="gold-rule my-7" />
        <Content state={state} />
        <p className="mt-12">
          <Link to={pathTo(useLanguage(), "privacy")} className="quiet-link py-1">
            {m.privacy_title()}
          </Link>
        </p>
      </div>
    </div>
  );
}

function titleOf({ is }: OwnDataState): string {
  if (is === "asked") return m.own_data_asked_title();
  if (is === "no-link") return m.link_expired_title();
  return is === "erased" ? m.own_data_erased_title() : m.own_data_title();
}

function Content({ state }: { state: OwnDataState }) {
  switch (state.is) {
    case "form":
      return <AskForm asked={state.asked} email={state.email} />;
    case "open":
      return <Kept data={state.data} done={state.done} />;
    case "asked":
      return <Said text={m.own_data_asked()} />;
    case "no-mail":
      return (
        <Said text={m.own_data_no_mail()}>
          <WaysToWrite />
        </Said>
      );
    case "no-link":
      return (
        <Said text={m.own_data_no_link()}>
          <AskAgain />
        </Said>
      );
    case "not-now":
      return <Said text={m.own_data_not_now()} isAlert />;
    case "erased":
      return (
        <Said text={m.own_data_erased({ count: state.deleted })}>
          <p className="measure">{m.own_data_erased_elsewhere()}</p>
        </Said>
      );
  }
}

function Said({ text, isAlert = false, children }: SaidProps) {
  return (
    <div className="grid gap-5">
      <p role={isAlert ? "alert" : "status"} className="measure text-lead">
        {text}
      </p>
      {children}
    </div>
  );
}

interface SaidProps {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

function AskAgain() {
  return (
    <p>
      <a href={ownDataPath(useLanguage())} className="quiet-link py-1">
        {m.own_data_again()}
      </a>
    </p>
  );
}

function AskForm({ asked, email }: Pick<OwnDataState & { is: "form" }, "asked" | "email">) {
  const isRefused = asked === "too-many" || asked === "foreign";
  return (
    <>
      <p className="measure text-lead">{m.own_data_text()}</p>
      {isRefused && (
        <p role="alert" className="field-error mt-5">
          {asked === "too-many" ? m.own_data_too_many() : m.own_data_not_now()}
        </p>
      )}
      <form
        method="post"
        action={ownDataPath(useLanguage())}
        noValidate
        aria-labelledby="own-data"
        className="mt-10 grid max-w-md justify-items-start gap-7 *:w-full"
      >
        <TextField
          id="own-data-email"
          name="email"
          type="email"
          autoComplete="email"
          label={m.form_email()}
          defaultValue={email ?? ""}
          maxLength={FIELD_LENGTHS.email.maximum}
          error={asked === "wrong" ? m.lead_email_invalid() : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that is wrong
          autoFocus={asked === "wrong"}
        />
        <button type="submit" className={buttonClass("primary", "w-auto!")}>
          {m.own_data_ask()}
        </button>
      </form>
      <p className="measure mt-7 text-sm text-muted">{m.own_data_limits()}</p>
    </>
  );
}

function Kept({ data, done }: Pick<OwnDataState & { is: "open" }, "data" | "done">) {
  const { search } = useLocation();
  const language = useLanguage();
  const action = ownDataPath(language) + search;
  const { email, sections, newsletterName, isWhole, unanswered } = data;
  const file = (type: string) => `/own-data/${language}.${type}${search}`;
  return (
    <>
      {done !== undefined && (
        <p role={done === "unsure" ? "alert" : "status"} className="mb-7 font-semibold">
          {DONE[done]()}
        </p>
      )}
      <p className="measure text-lead">
        {sections.length === 0 ? m.own_data_nothing({ email }) : m.own_data_kept({ email })}
      </p>
      {sections.length > 0 && (
        <>
          <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
            <a href={file("txt")} download className="quiet-link py-1">
              {m.own_data_download_text()}
            </a>
            <a href={file("json")} download className="quiet-link py-1">
              {m.own_data_download_json()}
            </a>
          </p>
          <div className="mt-10 grid gap-10">
            {sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id}>
                <h2 id={section.id} className="text-title">
                  {section.title}
                </h2>
                <dl className="mt-4 grid gap-3 border-s border-gold ps-5">
                  {section.lines.map(({ label, text }) => (
                    <div key={label + text}>
                      <dt className="font-semibold">{label}</dt>
                      <dd className="break-words whitespace-pre-line">{text}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
          {!isWhole && (
            <p className="measure mt-7">{m.own_data_more_in_files({ count: sections.length })}</p>
          )}
        </>
      )}
      {newsletterName !== undefined && (
        <section aria-labelledby="own-newsletter" className="mt-14 print:hidden">
          <h2 id="own-newsletter" className="text-title">
            {m.newsletter_name()}
          </h2>
          <form
            method="post"
            action={action}
            aria-labelledby="own-newsletter"
            className="mt-6 grid max-w-md justify-items-start gap-5 *:w-full"
          >
            <TextField
              id="own-name"
              name="name"
              label={m.own_data_newsletter_name()}
              autoComplete="name"
              defaultValue={newsletterName}
              maxLength={FIELD_LENGTHS.name.maximum}
            />
            <button
              name="change"
              value="rename"
              type="submit"
              className={buttonClass("outline", "w-auto!")}
            >
              {m.own_data_newsletter_rename()}
            </button>
          </form>
          <form method="post" action={action} className="mt-5">
            <button name="change" value="leave" type="submit" className={buttonClass("outline")}>
              {m.own_data_newsletter_leave()}
            </button>
          </form>
        </section>
      )}
      {sections.length > 0 && (
        <section aria-labelledby="own-erase" className="mt-14 print:hidden">
          <h2 id="own-erase" className="text-title">
            {m.own_data_erase_title()}
          </h2>
          <p className="measure mt-4">{m.own_data_erase_text()}</p>
          {unanswered > 0 && (
            <p className="measure mt-4 font-semibold">
              {m.own_data_erase_unanswered({ count: unanswered })}
            </p>
          )}
          <form
            method="post"
            action={action}
            aria-labelledby="own-erase"
            className="mt-6 grid gap-5"
          >
            <label className="flex items-start gap-3">
              <input type="checkbox" name="confirm" required className="mt-1 size-6 shrink-0" />
              <span>{m.own_data_erase_confirm()}</span>
            </label>
            <p>
              <button name="change" value="erase" type="submit" className={buttonClass("primary")}>
                {m.own_data_erase_button()}
              </button>
            </p>
          </form>
        </section>
      )}
    </>
  );
}

const DONE = {
  left: m.own_data_newsletter_left,
  renamed: m.own_data_newsletter_renamed,
  unsure: m.own_data_unsure,
};
