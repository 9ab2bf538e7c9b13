const VARIANTS = {
  /** The one thing to do here. */
  primary: "button-primary",
  /** A second choice beside it. */
  outline: "button-outline",
  /** One of many in a list. */
  quiet: "button-quiet",
  /** What takes something away. */
  danger: "button-danger",
} as const;

interface ButtonProps {
  readonly children: string;
  readonly variant?: keyof typeof VARIANTS;
  readonly type?: "button" | "submit";
  /** It keeps the focus, and further clicks do nothing. */
  readonly isBusy?: boolean;
  /** What it is about, where many buttons of a list say the same; screen readers read both. */
  readonly about?: string;
  readonly pressed?: boolean;
  readonly lang?: string;
  readonly onClick?: () => void;
}

/** A button; inside a form the one of type `submit` sends it. */
export function Button(props: ButtonProps) {
  const { children, variant = "outline", type = "button", isBusy = false, about, onClick } = props;
  return (
    <button
      type={type}
      lang={props.lang}
      className={`button ${VARIANTS[variant]}`}
      aria-disabled={isBusy || undefined}
      aria-label={about === undefined ? undefined : `${children}: ${about}`}
      aria-pressed={props.pressed}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
