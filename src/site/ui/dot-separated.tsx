/**
 * Short words in a row with a dot between them, "Rio de Janeiro · Brasil". A line breaks between them
 * and seldom within one, and no line begins or ends with a dot.
 */
export function DotSeparated({ items }: { items: readonly string[] }) {
  const words = items.filter(Boolean);
  if (words.length === 0) return null;
  return (
    <span className="dot-separated">
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 && <span className="dot"> · </span>}
          <span>{word}</span>
        </span>
      ))}
    </span>
  );
}
