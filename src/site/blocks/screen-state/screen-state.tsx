import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Picture } from "#site/ui/picture/picture.tsx";

interface ScreenStateProps {
  readonly title: string;
  readonly text?: string;
  /** Words of the button that loads the page again; what is absent and leads elsewhere has none by itself. */
  readonly retry?: string;
  /** A failure is announced at once, an empty list is not. */
  readonly isError?: boolean;
  /** The page's own heading when the state fills the whole screen. */
  readonly heading?: "h1" | "h2" | "h3";
  readonly children?: ReactNode;
}

/** Shown in place of a list or an entity that is empty, absent or could not be loaded. */
export function ScreenState(props: ScreenStateProps) {
  const { title, text, isError = false, heading: Heading = "h2", children } = props;
  const { retry = isError || !children ? m.state_retry() : undefined } = props;
  return (
    <div role={isError ? "alert" : undefined} className="grid justify-items-start gap-5 py-16">
      <hr className="gold-rule" />
      <Heading className="text-title">{title}</Heading>
      {text !== undefined && <p className="text-muted">{text}</p>}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {retry !== undefined && (
          // A link to the page's own URL keeps its query and needs no script; a form would lose it.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          <a
            href=""
            role="button"
            data-replay
            onClick={reload}
            onKeyDown={pressBySpace}
            className={buttonClass("outline")}
          >
            {retry}
          </a>
        )}
        {children}
      </div>
    </div>
  );
}

/** The same in place of a whole page. */
export function PageState(props: Omit<ScreenStateProps, "heading">) {
  return (
    <div className="shell grid min-h-dvh-80 content-center pt-header">
      <ScreenState heading="h1" {...props} />
    </div>
  );
}

/** In place of a whole page that the network did not bring. */
export function FailedPage({ title }: { readonly title: string }) {
  return <PageState isError title={title} />;
}

/** Upright, beside the words of a page that is not there; on a tablet, below them, no taller than its width. */
export function StatePicture(props: { image?: string; className?: string }) {
  const { image = "/images/section-our-fig-tree-seedling.webp", className = "" } = props;
  return (
    <Picture
      image={image}
      alt=""
      upright
      sizes="(min-width: 64rem) 40vw, 100vw"
      imgClassName="object-cover sm:max-lg:aspect-3/2"
      className={`lg:col-span-5 lg:col-start-8 ${className}`}
    />
  );
}

/** The link alone, as without script, would lose the hash. */
function reload(event: MouseEvent) {
  event.preventDefault();
  window.location.reload();
}

/** A button is pressed by Space too, which a link is not. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Over content that is still shown: the newest load of it has failed (rule 3.21). */
export function ReloadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-10 flex flex-wrap gap-x-6 border-s-2 border-gold ps-4">
      <span>{text}</span>
      <button type="button" onClick={onRetry} className="quiet-link">
        {m.state_retry()}
      </button>
    </p>
  );
}
