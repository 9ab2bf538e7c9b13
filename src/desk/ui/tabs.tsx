import { Link } from "react-router";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly text: string;
    readonly isOpen: boolean;
  }[];
}

/** Lists one click away. */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <nav aria-label={label}>
    <ul className="tabs">
      {tabs.map(({ to, text, isOpen }) => (
        <li key={to}>
          <Link to={to} className="tab" aria-current={isOpen ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
