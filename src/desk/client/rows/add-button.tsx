import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";

interface AddButtonProps {
  readonly children: string;
  readonly about?: string;
  readonly variant?: "quiet";
  /** How many there are, and how many there may be (src/content/shapes/content-maxima.ts). */
  readonly count: number;
  readonly maximum: number;
  /** Further lists that this one is a part of. */
  readonly within?: { readonly count: number; readonly maximum: number };
  readonly onClick: () => void;
}

/** Adds an entry to a list; where the list is full, it says so and adds none (rule 10.25). */
export function AddButton(props: AddButtonProps) {
  const { children, about, variant, count, maximum, within, onClick } = props;
  const full = [{ count, maximum }, ...(within ? [within] : [])].find(
    (one) => one.count >= one.maximum,
  );
  return (
    <>
      <Button
        {...(about !== undefined && { about })}
        {...(variant !== undefined && { variant })}
        isBusy={full !== undefined}
        onClick={onClick}
      >
        {children}
      </Button>
      {full !== undefined && (
        <span className="small">{m.list_full({ maximum: full.maximum })}</span>
      )}
    </>
  );
}
