/** A section's number, large and for the eye alone: its heading says what the section is. */
export function Numeral({ number, className = "" }: { number: number; className?: string }) {
  return (
    <p
      aria-hidden="true"
      className={`font-display text-[clamp(6.5rem,13vw,13rem)] leading-[0.72] font-light text-gold-deep lining-nums ${className}`}
    >
      {number}
    </p>
  );
}
