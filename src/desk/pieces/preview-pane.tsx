import { useEffect, useRef, useState } from "react";
import type { ContentKind } from "#content/desk/contract.ts";
import { type Language, LANGUAGE_NAMES } from "#language/languages.ts";
import { deskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";

interface PreviewPaneProps {
  readonly kind: ContentKind;
  readonly slug: string;
  /** The plan instead of what is written today. */
  readonly isOfPlan: boolean;
  /** Changes with each save. */
  readonly version: string;
  /** Those in which it has a page. */
  readonly languages: readonly Language[];
  /** The id of the heading above the piece, where that is not at the top of its page. */
  readonly heading?: string | undefined;
  readonly onClose: () => void;
}

/** In CSS pixels, as the page in the frame takes them. */
const PHONE = { width: 390, height: 760 };
const DESKTOP = { width: 1280, height: 1600 };

/** Previews the saved draft or scheduled version as a page, at a phone's or a computer's width; follows each save. */
export function PreviewPane(props: PreviewPaneProps) {
  const { kind, slug, isOfPlan, version, languages, heading, onClose } = props;
  const [language, setLanguage] = useState<Language>(
    languages.find((one) => one === deskLanguage()) ?? languages[0] ?? "pt",
  );
  const [isWide, setWide] = useState(false);
  const box = useScale(isWide ? DESKTOP : PHONE);
  const path = `/api/desk/${kind}/${encodeURIComponent(slug)}/preview`;
  const next = `${path}?language=${language}${isOfPlan ? "&plan" : ""}&saved=${encodeURIComponent(version)}`;
  /** Stays visible until the next one has loaded. */
  const [shown, setShown] = useState<string>();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const title = m.preview_frame({ language: LANGUAGE_NAMES[language] });

  function show(url: string): void {
    const [from, to] = [shown, url].map((one) => frames.current.get(one ?? ""));
    // A refused page has no document: the one before it stays.
    if (shown !== undefined && !to?.contentDocument) return;
    // Each language is a page of its own.
    const isSamePage = from !== undefined && from.title === to?.title;
    if (isSamePage) to?.contentWindow?.scrollTo(0, from.contentWindow?.scrollY ?? 0);
    else if (to !== undefined) scrollToSection(to, heading);
    setShown(url);
  }
  return (
    <section className="preview" aria-label={m.preview_title()}>
      <div className="preview-choices">
        <div role="group" aria-label={m.preview_width()}>
          <Button variant="quiet" pressed={!isWide} onClick={() => setWide(false)}>
            {m.preview_phone()}
          </Button>
          <Button variant="quiet" pressed={isWide} onClick={() => setWide(true)}>
            {m.preview_desktop()}
          </Button>
        </div>
        <div role="group" aria-label={m.field_language_label()}>
          {languages.map((one) => (
            <Button
              key={one}
              variant="quiet"
              lang={one}
              pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {LANGUAGE_NAMES[one]}
            </Button>
          ))}
        </div>
        <Button variant="quiet" onClick={onClose}>
          {m.preview_close()}
        </Button>
      </div>
      <div ref={box} className="preview-page">
        {[...new Set([shown, next])].map(
          (url) =>
            url !== undefined && (
              <iframe
                key={url}
                ref={(frame) => {
                  if (frame !== null) frames.current.set(url, frame);
                  return () => void frames.current.delete(url);
                }}
                className={url === shown || shown === undefined ? undefined : "invisible"}
                sandbox="allow-same-origin"
                title={title}
                src={url}
                onLoad={() => url === next && show(url)}
              />
            ),
        )}
      </div>
    </section>
  );
}

/** Scrolls only the frame: a fragment in its URL would scroll the editor too. */
function scrollToSection({ contentDocument, contentWindow }: HTMLIFrameElement, heading = "") {
  const section = contentDocument?.getElementById(heading)?.closest("section");
  if (section) contentWindow?.scrollTo(0, section.getBoundingClientRect().top);
}

/** Shows pages in their own size, or smaller if room is scarce. */
function useScale({ width, height }: typeof PHONE) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty("--page-scale", String(scale));
      element.style.setProperty("--page-width", `${width}px`);
      element.style.setProperty("--page-height", `${height * scale}px`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return box;
}
