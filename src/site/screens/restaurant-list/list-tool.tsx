import type { ReactNode } from "react";
import { Icon } from "#site/ui/icon/icon.tsx";

interface ListToolProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** One word of the row over the grid; what it opens takes the width below the row. */
export function ListTool({ title, isOpen, children }: ListToolProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="list-tool marker:content-none">
        <span>{title}</span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-5 pb-8">{children}</div>
    </details>
  );
}
