import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import type { ListedPicture } from "#content/desk/uploads/media-contract.ts";
import { m } from "../paraglide/messages.js";
import { isDescribed, pictureText } from "./picture-words.ts";

interface ThumbnailProps {
  readonly picture: Pick<ListedPicture, "url" | "thumbnail">;
  /** Empty if the text beside it says the same. */
  readonly alt?: string;
}

export function Thumbnail({ picture: { url, thumbnail }, alt = "" }: ThumbnailProps) {
  return (
    <picture className="thumbnail">
      <source type="image/avif" srcSet={thumbnail} />
      <img src={url} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}

/** A picture's text, and what it lacks. */
export function PictureCaption({ picture }: { readonly picture: ListedPicture }) {
  const { texts, isIllustration } = picture;
  const text = pictureText(texts);
  return (
    <>
      <span className="picture-text">{text === "" ? m.picture_no_text() : text}</span>
      {(isIllustration || !isDescribed(texts)) && (
        <span className="flex flex-wrap gap-x-1.5 gap-y-1">
          {isIllustration && <Badge>{m.picture_illustration()}</Badge>}
          {!isDescribed(texts) && (
            <Badge className="border-(--error) text-(--error)">{m.picture_text_missing()}</Badge>
          )}
        </span>
      )}
    </>
  );
}

interface PictureGridProps<Picture> {
  readonly pictures: readonly Picture[];
  /** The link or button around a picture and its caption. */
  readonly children: (picture: Picture, content: ReactNode) => ReactNode;
}

export function PictureGrid<Picture extends ListedPicture>(props: PictureGridProps<Picture>) {
  const { pictures, children } = props;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,44%),1fr))] gap-x-4 gap-y-5">
      {pictures.map((picture) => (
        <li key={picture.reference}>
          {children(
            picture,
            <>
              <Thumbnail picture={picture} />
              <PictureCaption picture={picture} />
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
