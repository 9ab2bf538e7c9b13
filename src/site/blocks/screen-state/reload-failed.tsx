import { m } from "#language/paraglide/messages.js";

/** Over content that is still shown: the newest load of it has failed (rule 3.21). */
export function ReloadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-10 flex flex-wrap gap-x-6 border-s-2 border-gold ps-4">
      <span>{text}</span>
      <button type="button" onClick={onRetry} className="quiet-link">
        {m.state_retry()}
      </button>
    </p>
  );
}
