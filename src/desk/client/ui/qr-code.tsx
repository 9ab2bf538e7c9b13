import { useEffect, useState } from "react";

/** Light squares around the code, which readers need. */
const QUIET = 3;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** A text as a QR code. Without its library, a file of its own, nothing is shown. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isWanted = true;
    void drawQrCode(text)
      .then((drawn) => isWanted && setDrawing(drawn))
      .catch(() => {
        // The same stands below it as text.
      });
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawing === undefined) return null;
  const { size, path } = drawing;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="qr-code">
      <path d={path} />
    </svg>
  );
}

async function drawQrCode(text: string): Promise<Drawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
