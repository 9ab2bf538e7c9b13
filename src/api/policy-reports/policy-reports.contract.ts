import { z } from "zod";

const text = z.string().max(2000).catch("");

/** What a browser reports when a page's Content-Security-Policy stopped something (CSP, `report-uri`). */
export const policyReport = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
    "line-number": z.number().catch(0),
  }),
});
