import { Button as KitButton } from "@mantine/core";
import type { MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";

const VARIANTS = {
  /** The main action. */
  primary: "filled",
  /** A secondary action. */
  outline: "default",
  /** One of many in a list. */
  quiet: "subtle",
  /** A removal. */
  danger: "outline",
} as const;

interface ButtonProps {
  readonly children: string;
  readonly variant?: keyof typeof VARIANTS;
  readonly type?: "button" | "submit";
  /** Keeps the focus and ignores further clicks. */
  readonly isBusy?: boolean;
  /** The object of equal buttons in a list, for screen readers. */
  readonly about?: string;
  readonly pressed?: boolean;
  readonly lang?: string;
  readonly onClick?: () => void;
}

/** A button; with type `submit` it submits its form. */
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
    /** Outside the desk. */
    | {
        readonly to?: never;
        readonly href: string;
        readonly target?: "_blank";
        readonly download?: string;
      }
  );

export function LinkButton({ variant = "outline", ...others }: LinkButtonProps) {
  const look = { variant: VARIANTS[variant], "data-look": variant };
  return others.href === undefined ? (
    <KitButton component={Link} {...look} {...others} />
  ) : (
    <KitButton component="a" rel="noopener noreferrer" {...look} {...others} />
  );
}
