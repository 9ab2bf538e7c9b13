import { useClipboard } from "@mantine/hooks";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";

/** Recovery codes, shown once, with ways to store them. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="stack">
      <p>{m.recovery_text()}</p>
      <ul className="recovery-codes print-area">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-buttons">
        <CopyButton text={text} />
        <Button onClick={() => download(text)}>{m.recovery_download()}</Button>
        <Button onClick={() => window.print()}>{m.recovery_print()}</Button>
      </div>
    </div>
  );
}

export function CopyButton({ text }: { readonly text: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 60_000 });
  return (
    <span role="status">
      <Button onClick={() => copy(text)}>
        {error ? m.copy_failed() : copied ? m.copied() : m.copy()}
      </Button>
    </span>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "rubaiyat-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
