import type { Language } from "#language/languages.ts";

// Interface texts that are rightly the same in two languages, by the reason why. Any other text
// that two languages share was forgotten in translation.

export const ALIKE_EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  "names of people and places": [
    "Feijoada",
    "São Paulo, Rio de Janeiro, Madrid",
    "Brasília",
    "WhatsApp",
    "Madrid",
    "Rio de Janeiro",
  ],
  "words that one language took from another": [
    "Delivery",
    "Newsletter",
    "Menu",
    "Chef",
    "Catering",
    "Parrilla",
    "Workshop",
    "Explore",
    "E-mail",
    "Premium",
    "gluten",
    "Spam",
    "Total: {amount}",
  ],
  "words of the specification": ["Error"],
  "a name after a dash, which asks for no preposition": ["– {country}"],
};

/** Words and phrases that only Portuguese and Spanish write alike. */
export const ALIKE_IN_PORTUGUESE_AND_SPANISH: readonly string[] = [
  "Visitas",
  "Medidas",
  "Página",
  "Página anterior",
  "Logotipo",
  "Plataforma de marketing (RD Station)",
  "Hora",
  "Email inválido",
  "Anteriores",
  "Lista",
  "Página {page}",
  "Página {page} de {pages}",
  "{count} casas: {filters}",
  "1 casa: {filters}",
  "Filtrar",
  "Mostrar",
  "Eventos",
  "Texto alternativo",
  "Crédito",
  "Servidor",
  "Feriado",
  "Foto: {credit}",
  "Todas",
  "Idioma",
  "País",
  "Reservas",
  "Restaurantes",
  "Reservar mesa",
  "Reservar",
  "Eventos privados",
  "ampliar",
  "Tipo de evento",
  "Evento corporativo",
  "Sobre {name}",
  "Alto",
  "Casa",
  "opcional",
  "Enviando…",
  "Pedir por {name}",
  "Mapa: {name}",
  "{position} de {count}",
  "{count} de {maximum} caracteres",
  "{first} a {last} de {count}",
  "{first} a {last}",
  "crustáceos",
  "moluscos",
  "soja",
  "sulfitos",
  "Vegano",
  "Vegetariano",
  "Copiar",
  "Cancelar",
  "Registro",
  "Imprimir",
  "Entrar",
  "Restaurante",
  "Alérgenos",
  "Marcas",
  "Buscar",
  "Todos",
  "Período",
  "Por restaurante",
  "Por semana",
  "Título",
  "Símbolo",
  "Como está",
  "Publicado.",
  "Publicar ({count})",
  "Resultado",
  "Partes",
  "{done} de {count} completos",
];

/** Figures with their unit ("36 km", "120–150"). */
const FIGURES = /^[\d–.,\s]+\p{L}{0,3}$/u;

/** Whether two languages may share this text. */
export function mayBeAlike(text: string, one: Language, other: Language): boolean {
  if (FIGURES.test(text)) return true;
  if (Object.values(ALIKE_EVERYWHERE).some((texts) => texts.includes(text))) return true;
  return one !== "en" && other !== "en" && ALIKE_IN_PORTUGUESE_AND_SPANISH.includes(text);
}
