import type { ReactNode } from "react";

/** A sentence, or more, about what happened; errors are read out at once. */
export function Notice({ tone = "note", children }: NoticeProps) {
  return (
    <div role={tone === "error" ? "alert" : "status"} className={`notice notice-${tone}`}>
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}

interface NoticeProps {
  readonly tone?: "note" | "success" | "error";
  readonly children: ReactNode;
}
