/**
 * What became of one call (rule 6.10). `delivered`: the platform has the lead. `refused`: it said
 * no, and calling again changes nothing. `retryable`: it does not have the lead and may be called again,
 * after `retryAfterMs` where it said so; `limit` when it counts calls (429): of the whole account, so that
 * no other lead would be taken sooner, or of this contact. `unknown`:
 * the request left and no response of the platform's came, so nobody can say whether it has the lead.
 */
export type Outcome =
  | { readonly kind: "delivered"; readonly platformId: string | null; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string }
  | {
      readonly kind: "retryable";
      readonly reason: string;
      readonly retryAfterMs?: number;
      readonly limit?: "account" | "contact";
    }
  | { readonly kind: "unknown"; readonly reason: string };

/** The messages of rule 6.11 and of any other failure. */
export const NO_CONTACT = "Falha na comunicação com RD Station";
export const httpError = (status: number) => `Erro HTTP: ${status}`;

/** Where the platform says yes but names no id, the lead shows it. */
export const NO_ID = "Resposta sem identificador";
/** A yes that is not in the platform's words: a proxy or a maintenance page may have said it. */
export const NOT_ITS_RESPONSE = "Resposta que não é da plataforma";
