import { CAMPAIGN_STORAGE_KEY } from "#site/bootstrap/bootstrap-contract.ts";
import { campaignFields, type Fields } from "./form-result.ts";

/**
 * The campaign of a lead (rule 6.7): the one that the page's own URL names, else the first
 * that a URL of this visit named. `stored` reads the visit's storage, and may throw.
 */
export function visitCampaign(
  search: string,
  stored: () => string | null = () => sessionStorage.getItem(CAMPAIGN_STORAGE_KEY),
): Fields {
  const here = campaignFields(new URLSearchParams(search));
  if (Object.keys(here).length > 0) return here;
  try {
    return campaignFields(new URLSearchParams(stored() ?? ""));
  } catch {
    // Storage may be forbidden: then only the page's own URL counts.
    return {};
  }
}
