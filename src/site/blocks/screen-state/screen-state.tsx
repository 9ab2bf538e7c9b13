import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { m } from "../../../language/paraglide/messages.js";
import { buttonClass } from "../../ui/button/button-class.ts";

interface ScreenStateProps {
  readonly title: string;
  readonly text?: string;
  /** Words of the button that loads the page again; none without it. */
  readonly retry?: string;
  /** A failure is announced at once, an empty list is not. */
  readonly isError?: boolean;
  /** The page's own heading when the state stands for the whole screen. */
  readonly heading?: "h1" | "h2" | "h3";
  readonly children?: ReactNode;
}

/** What stands in place of a list or an entity that is empty, absent or could not be loaded. */
export function ScreenState(props: ScreenStateProps) {
  const { title, text, retry, isError = false, heading: Heading = "h2", children } = props;
  return (
    <div role={isError ? "alert" : undefined} className="grid justify-items-start gap-5 py-16">
      <hr className="gold-rule" />
      <Heading className="text-title">{title}</Heading>
      {text !== undefined && <p className="text-muted">{text}</p>}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {retry !== undefined && <ReloadButton text={retry} />}
        {children}
      </div>
    </div>
  );
}

/** Loads this page again, with or without script: a form that asks for the same address. */
function ReloadButton({ text = m.state_retry() }: { text?: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname} className="contents">
      {Array.from(new URLSearchParams(search), ([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass("outline")}>
        {text}
      </button>
    </form>
  );
}
