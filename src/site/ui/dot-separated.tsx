/**
 * Separates short texts by dots, "Rio de Janeiro · Brasil". Lines break between them and never
 * begin or end with a dot.
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
