/** The first sentence of a long text, under its title. */
export function Lead({ text }: { text: string }) {
  return (
    <>
      <hr className="gold-rule mt-7" />
      <p className="mt-7 max-w-[34ch] text-lead text-balance">{text}</p>
    </>
  );
}
