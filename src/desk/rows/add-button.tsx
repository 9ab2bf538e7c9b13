import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";

interface AddButtonProps {
  readonly children: string;
  readonly about?: string;
  readonly variant?: "quiet";
  /** Current and maximum number (src/content/schemas/content-maxima.ts). */
  readonly count: number;
  readonly maximum: number;
  /** A limit of the list that contains this one. */
  readonly within?: { readonly count: number; readonly maximum: number };
  readonly onClick: () => void;
}

/** Adds an entry; if the list is full, says so instead (rule 10.25). */
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
