import { m } from "#language/paraglide/messages.js";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import type { LayoutData } from "../layout-data.ts";

const NETWORKS = [
  { key: "instagram", name: "Instagram" },
  { key: "facebook", name: "Facebook" },
  { key: "youtube", name: "YouTube" },
  { key: "linkedin", name: "LinkedIn" },
  { key: "tiktok", name: "TikTok" },
] as const;

/** Always five; one without a link is an inert, labelled mark (rule 2.5). */
export function SocialMarks({
  layout: { social, siteName },
}: {
  layout: Pick<LayoutData, "social" | "siteName">;
}) {
  return (
    <ul aria-label={m.footer_follow()} className="flex flex-wrap content-start gap-2 lg:col-span-3">
      {NETWORKS.map(({ key, name }) => (
        <li key={key}>
          {social[key] === "" ? (
            <span
              role="img"
              aria-label={name}
              className="grid size-11 place-items-center border border-line text-muted"
            >
              <Icon name={key} />
            </span>
          ) : (
            <ExternalLink
              href={social[key]}
              aria-label={m.footer_social_link({ network: name, siteName })}
              className="grid size-11 place-items-center border border-line hover:border-current"
            >
              <Icon name={key} />
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}
