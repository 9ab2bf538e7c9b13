import { Paragraphs } from "#site/ui/paragraphs.tsx";

/** The first sentence of a long text, under its title. */
export function Lead({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <>
      <hr className="gold-rule mt-7" />
      <Paragraphs text={text} className="mt-7 max-w-[34ch] text-lead text-balance" />
    </>
  );
}
