export function aContactPost(changes: Record<string, unknown> = {}) {
  return {
    name: "Maria Silva",
    email: "maria@example.com",
    phone: "+55 11 99999-0000",
    subject: "elogios-sugestoes",
    restaurant: "rubaiyat-rio",
    message: "Um jantar inesquecível, obrigada.",
    language: "pt",
    ...changes,
  };
}

export function aQuotePost(changes: Record<string, unknown> = {}) {
  return {
    ...aContactPost(),
    subject: "eventos",
    eventType: "Casamento",
    guestCount: "120",
    budget: "Alto",
    preferredDate: "2047-05-20",
    ...changes,
  };
}

export function aNewsletterPost(changes: Record<string, unknown> = {}) {
  return { name: "Maria Silva", email: "maria@example.com", language: "pt", ...changes };
}
