import { Button as KitButton } from "@mantine/core";
import type { MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";

const VARIANTS = {
  /** The one thing to do here. */
  primary: "filled",
  /** A second choice beside it. */
  outline: "default",
  /** One of many in a list. */
  quiet: "subtle",
  /** What takes something away. */
  danger: "outline",
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
  const { variant = "outline", isBusy = false, about, pressed, onClick, ...others } = props;
  return (
    <KitButton
      {...others}
      variant={pressed ? "light" : VARIANTS[variant]}
      data-look={variant}
      {...(isBusy && { "data-disabled": true })}
      aria-disabled={isBusy || undefined}
      aria-label={about === undefined ? undefined : `${props.children}: ${about}`}
      aria-pressed={pressed}
      onClick={(event: MouseEvent) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    />
  );
}

type LinkButtonProps = Pick<ButtonProps, "children" | "variant" | "onClick"> &
  (
    | (Pick<LinkProps, "to" | "relative"> & { readonly href?: never })
    /** Outside of the desk. */
    | { readonly to?: never; readonly href: string; readonly target?: "_blank" }
  );

/** A link that looks like a button. */
export function LinkButton({ variant = "outline", ...others }: LinkButtonProps) {
  const look = { variant: VARIANTS[variant], "data-look": variant };
  return others.href === undefined ? (
    <KitButton component={Link} {...look} {...others} />
  ) : (
    <KitButton component="a" rel="noopener noreferrer" {...look} {...others} />
  );
}
