import { type KeyboardEvent, useEffect, useRef } from "react";
import { m } from "#language/paraglide/messages.js";
import { Icon, type IconName } from "#site/ui/icon/icon.tsx";
import { IllustrationMark } from "#site/ui/picture/illustration-mark.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { GalleryPicture } from "../restaurant-detail.ts";
import { wrapIndex } from "#site/blocks/gallery-index/gallery-index.ts";
import { useSwipe } from "./use-swipe.ts";

interface LightboxProps {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  /** The picture on show; undefined while the lightbox is closed. */
  readonly index: number | undefined;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

/** One picture at a time over the whole window: arrows, arrow keys, swipes; Esc closes. */
export function Lightbox({ label, pictures, index, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = index !== undefined;

  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen]);

  const move = (step: number) => {
    if (index !== undefined) onMove(wrapIndex(index + step, pictures.length));
  };
  const swipe = useSwipe(move);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  }

  const picture = index === undefined ? undefined : pictures[index];
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="lightbox on-dark"
    >
      {index !== undefined && picture !== undefined && (
        <>
          <div className="flex items-center justify-between px-gutter">
            <p aria-live="polite" className="label figures">
              <span>
                {m.restaurant_gallery_counter({ position: index + 1, count: pictures.length })}
              </span>
              <span className="sr-only">{`: ${picture.alt}`}</span>
            </p>
            <Control
              icon="close"
              label={m.restaurant_gallery_close()}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <div className="relative min-h-0 touch-pan-y" {...swipe}>
            <Picture
              image={picture.image}
              alt={picture.alt}
              loading="eager"
              className="absolute inset-0 flex items-center justify-center sm:px-gutter"
              imgClassName="size-auto max-h-full max-w-full object-contain"
            />
            <IllustrationMark image={picture.image} />
          </div>
          <div className="flex items-center justify-center gap-6">
            {pictures.length > 1 && (
              <>
                <Control
                  icon="arrow-left"
                  label={m.restaurant_gallery_previous()}
                  onClick={() => move(-1)}
                />
                <Control
                  icon="arrow-right"
                  label={m.restaurant_gallery_next()}
                  onClick={() => move(1)}
                />
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

function Control(props: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className="grid size-12 place-items-center hover:bg-paper/10"
    >
      <Icon name={props.icon} className="size-6" />
    </button>
  );
}
