/** A figure with its qualifier in small: "over 350". */
export function FigureValue({ value }: { value: string }) {
  const [, hedge = "", figure = value] = /^(\p{L}[\p{L} ]*) (\d.*)$/u.exec(value) ?? [];
  return (
    <>
      {hedge !== "" && <small className="text-lead">{`${hedge} `}</small>}
      <span>{figure}</span>
    </>
  );
}
