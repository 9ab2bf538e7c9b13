import { useEffect, useRef, useState } from "react";
import type { ContentKind } from "#desk/content-contract.ts";
import { type Language, LANGUAGE_NAMES } from "#language/languages.ts";
import { deskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface PreviewDialogProps {
  readonly kind: ContentKind;
  readonly slug: string;
  /** The plan instead of what is written today. */
  readonly isOfPlan: boolean;
  /** Those in which it has a page. */
  readonly languages: readonly Language[];
  /** The id of the heading above the piece, where that is not at the top of its page. */
  readonly heading?: string | undefined;
  readonly onClose: () => void;
}

/** In CSS pixels, as the page in the frame takes them. */
const PHONE = { width: 390, height: 760 };
const DESKTOP = { width: 1280, height: 800 };

/** The saved draft, or plan, as the page of the site that it will be, as wide as a phone or a computer. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { kind, slug, isOfPlan, languages, heading, onClose } = props;
  const [language, setLanguage] = useState<Language>(
    languages.find((one) => one === deskLanguage()) ?? languages[0] ?? "pt",
  );
  const [isWide, setWide] = useState(false);
  const box = useScale(isWide ? DESKTOP : PHONE, language);
  return (
    <Dialog title={m.preview_title()} onClose={onClose} isWide>
      <p className="dialog-lead">{m.preview_lead()}</p>
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
      </div>
      <div ref={box} className="overflow-hidden">
        <iframe
          // Another page, not one more in the history of the desk.
          key={language}
          className="block origin-top-left border border-(--line) bg-white"
          sandbox="allow-same-origin"
          title={m.preview_frame({ language: LANGUAGE_NAMES[language] })}
          src={`/api/desk/${kind}/${encodeURIComponent(slug)}/preview?language=${language}${isOfPlan ? "&plan" : ""}`}
          onLoad={({ currentTarget }) => scrollToSection(currentTarget, heading)}
        />
      </div>
    </Dialog>
  );
}

/** Within the frame alone: a fragment in its URL would scroll the dialog too. */
function scrollToSection({ contentDocument, contentWindow }: HTMLIFrameElement, heading = "") {
  const section = contentDocument?.getElementById(heading)?.closest("section");
  if (section) contentWindow?.scrollTo(0, section.getBoundingClientRect().top);
}

/** Shows the frame in its own width, smaller where there is less room. */
function useScale({ width, height }: typeof PHONE, language: Language) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const frame = element?.querySelector("iframe");
    if (!element || !frame) return undefined;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.height = `${height * scale}px`;
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
      frame.style.transform = `scale(${scale})`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height, language]);
  return box;
}
