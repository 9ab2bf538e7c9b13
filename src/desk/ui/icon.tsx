interface IconProps {
  /** SVG path, 24 by 24. */
  readonly path: string;
  readonly size?: number;
}

/** A line drawing, beside a text or on a named button. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      className="flex-none"
    >
      <path d={path} stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}
