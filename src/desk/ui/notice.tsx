import { Alert } from "@mantine/core";
import type { ReactNode } from "react";

interface NoticeProps {
  readonly tone?: "note" | "error";
  readonly children: ReactNode;
}

/** A message about what happened; errors are announced at once. */
export function Notice({ tone = "note", children }: NoticeProps) {
  const isError = tone === "error";
  return (
    <Alert role={isError ? "alert" : "status"} color={isError ? "ember" : "gold"} variant="light">
      {children}
    </Alert>
  );
}
