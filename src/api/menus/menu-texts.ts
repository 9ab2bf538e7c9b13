import type { MenuKind, Texts } from "../restaurants/restaurants.contract.ts";

/** The Portuguese titles are the buttons' of section 2. */
export const MENU_TITLES: Readonly<Record<MenuKind, Texts>> = {
  main: { pt: "Menu Principal", en: "Main Menu", es: "Menú Principal" },
  bar: { pt: "Carta Bar", en: "Bar List", es: "Carta de Bar" },
  dessert: { pt: "Sobremesa", en: "Dessert", es: "Postres" },
  executive: { pt: "Menu Executivo", en: "Executive Menu", es: "Menú Ejecutivo" },
  feijoada: { pt: "Feijoada", en: "Feijoada", es: "Feijoada" },
};

/** What a menu says of which nothing is known: it asks, and claims nothing of the house. */
export const INVITATIONS: Readonly<Record<MenuKind, Texts>> = {
  main: {
    pt: "Este menu ainda não está escrito aqui. Pergunte à casa o que está à mesa hoje: ela conta com prazer.",
    en: "This menu is not written down here yet. Ask the house what is on the table today: it will gladly tell you.",
    es: "Este menú todavía no está escrito aquí. Pregunte a la casa qué hay hoy en la mesa: lo contará con gusto.",
  },
  bar: {
    pt: "De um coquetel a uma taça de vinho, o que se bebe muda com a estação. Pergunte à casa: ela conta com prazer.",
    en: "From a cocktail to a glass of wine, what there is to drink changes with the season. Ask the house: it will gladly tell you.",
    es: "De un cóctel a una copa de vino, lo que se bebe cambia con la estación. Pregunte a la casa: lo contará con gusto.",
  },
  dessert: {
    pt: "O doce do fim muda com os dias. Pergunte à casa o que há de sobremesa: ela conta com prazer.",
    en: "The sweet ending changes with the days. Ask the house what there is for dessert: it will gladly tell you.",
    es: "El dulce del final cambia con los días. Pregunte a la casa qué hay de postre: lo contará con gusto.",
  },
  executive: {
    pt: "Pergunte à casa se há menu executivo no dia da sua visita, e o que ele traz: ela responde com prazer.",
    en: "Ask the house whether there is an executive menu on the day of your visit, and what it brings: it will gladly answer.",
    es: "Pregunte a la casa si hay menú ejecutivo el día de su visita y qué trae: responderá con gusto.",
  },
  feijoada: {
    pt: "Pergunte à casa se há feijoada à mesa, e em que dias: ela responde com prazer.",
    en: "Ask the house whether there is feijoada on the table, and on which days: it will gladly answer.",
    es: "Pregunte a la casa si hay feijoada en la mesa y qué días: responderá con gusto.",
  },
};

/** Stands under every list of dishes, since no source confirms a whole menu of today. */
export const A_SELECTION: Texts = {
  pt: "Uma seleção. O menu muda com as estações, e a casa conta o que há hoje.",
  en: "A selection. The menu changes with the seasons, and the house will tell you what there is today.",
  es: "Una selección. El menú cambia con las estaciones y la casa le contará qué hay hoy.",
};

export const TELEPHONE: Texts = { pt: "Telefone", en: "Telephone", es: "Teléfono" };
export const EMAIL: Texts = { pt: "E-mail", en: "E-mail", es: "Correo" };
export const WRITE_TO_US: Texts = { pt: "Escreva-nos", en: "Write to us", es: "Escríbanos" };
