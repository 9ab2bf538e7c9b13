/** Nobody reads, types and sends in less, not even with a browser that fills the fields. */
const MINIMUM_FILL_MS = 500;

/**
 * Why a post looks like a program's, as the staff read it in the lead's reason; "" when it does
 * not. It is then kept, and not sent.
 */
export function spamSignal(post: {
  readonly remarks: string;
  readonly elapsed?: number | undefined;
  readonly name: string;
  readonly message?: string;
}): string {
  if (post.remarks !== "") return "Suspeita de spam: campo oculto preenchido";
  // Without script there is no time: nothing is suspected then.
  if (post.elapsed !== undefined && post.elapsed < MINIMUM_FILL_MS) {
    return "Suspeita de spam: enviado rápido demais";
  }
  if (/https?:\/\/|www\./i.test(post.name)) return "Suspeita de spam: endereço no nome";
  if (/\[url[=\]]|<a\s+href/i.test(post.message ?? "")) {
    return "Suspeita de spam: mensagem com links em código";
  }
  return "";
}
