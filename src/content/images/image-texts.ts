import type { Texts } from "#language/languages.ts";

/**
 * The alternative text of a picture, empty where it only decorates, and the credit it owes.
 * `illustration`: it was rendered and stands for a real place, which pages say wherever they show it;
 * a photograph that takes its place loses that line.
 */
export type ImageText = Texts & {
  credit?: ImageCredit;
  illustration?: true;
};

/** To be shown wherever the picture is, as its licence asks; see PROVENANCE.md. */
type ImageCredit = { text: Texts; licenceUrl: string };

const FIG_PHOTOGRAPH: ImageCredit = {
  text: {
    pt: "“Picture_0B”, de Trevor “Freespace”, 2018, CC BY 4.0; recortada e com cores ajustadas",
    en: "“Picture_0B” by Trevor “Freespace”, 2018, CC BY 4.0; cropped and graded",
    es: "«Picture_0B», de Trevor «Freespace», 2018, CC BY 4.0; recortada y con colores ajustados",
  },
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
};

const DECORATIVE: ImageText = { pt: "", en: "", es: "" };

/** One entry for each picture of this folder, by its file name. */
export const IMAGE_TEXTS = {
  "arcade-room.jpg": {
    pt: "Salão comprido entre arcos, mesas postas e luz quente",
    en: "Long dining room between arches, warm light",
    es: "Salón largo entre arcos, mesas puestas y luz cálida",
    illustration: true,
  },
  "embers-grill.jpg": {
    pt: "Brasas acesas sob a grelha de ferro",
    en: "Glowing embers under an iron grill",
    es: "Brasas encendidas bajo la parrilla de hierro",
  },
  "cuts-steer.svg": {
    pt: "Gravura: o boi e seus cortes",
    en: "Engraving: the steer and its cuts",
    es: "Grabado: la res y sus cortes",
  },
  "emblem-bull.svg": DECORATIVE,
  "emblem-cutlery.svg": DECORATIVE,
  "emblem-fig.svg": DECORATIVE,
  "emblem-glass.svg": DECORATIVE,
  "experience-farm-day.jpg": {
    pt: "Campo ao nascer do sol",
    en: "A meadow at sunrise",
    es: "Un prado al amanecer",
  },
  "experience-feijoada.jpg": {
    pt: "Panela de barro sobre as brasas e laranjas",
    en: "Clay pot over embers, with oranges",
    es: "Olla de barro sobre las brasas y naranjas",
  },
  "experience-fig-tree-table.jpg": {
    pt: "Mesa posta ao pé da figueira",
    en: "A table set at the foot of the fig tree",
    es: "Mesa puesta al pie de la higuera",
    illustration: true,
  },
  "experience-parrilla.jpg": {
    pt: "Chamas entre as barras da parrilla",
    en: "Flames between the bars of the grill",
    es: "Llamas entre las barras de la parrilla",
  },
  "experience-wine-dinner.jpg": {
    pt: "Decanter e taças à luz de velas",
    en: "Decanter and glasses by candlelight",
    es: "Decantador y copas a la luz de las velas",
  },
  "farm.jpg": {
    pt: "Pasto e árvore antiga na luz dourada",
    en: "Pasture and an old tree in golden light",
    es: "Pastizal y árbol antiguo con luz dorada",
    illustration: true,
  },
  "fig-hall-dusk.jpg": {
    pt: "Grande figueira iluminada no salão envidraçado ao anoitecer",
    en: "A great fig tree lit from below in a glass-roofed hall at dusk",
    es: "Gran higuera iluminada en el salón acristalado al anochecer",
    illustration: true,
  },
  "fig-root.svg": DECORATIVE,
  "fig-tree-engraving.webp": {
    pt: "Gravura da figueira",
    en: "Engraving of the fig tree",
    es: "Grabado de la higuera",
  },
  "fig-tree-lines.svg": {
    pt: "Gravura da figueira",
    en: "Engraving of the fig tree",
    es: "Grabado de la higuera",
  },
  "fig-tree.jpg": {
    pt: "Tronco e copa da figueira vistos de baixo",
    en: "Trunk and canopy of the fig tree from below",
    es: "Tronco y copa de la higuera vistos desde abajo",
    illustration: true,
  },
  "foundation.jpg": {
    pt: "Cadernos sobre uma mesa de madeira na luz da manhã",
    en: "Notebooks on a wooden table in morning light",
    es: "Cuadernos sobre una mesa de madera con luz de mañana",
  },
  "gallery-a-figueira-rubaiyat-1.jpg": {
    pt: "Mesa posta diante do tronco da figueira",
    en: "Table set before the trunk of the fig tree",
    es: "Mesa puesta ante el tronco de la higuera",
    illustration: true,
  },
  "gallery-a-figueira-rubaiyat-2.jpg": {
    pt: "Figueira vista do fundo do salão",
    en: "The fig tree from the back of the hall",
    es: "La higuera vista desde el fondo del salón",
    illustration: true,
  },
  "gallery-a-figueira-rubaiyat-3.jpg": {
    pt: "Mesas laterais sob a cobertura de vidro",
    en: "Side tables under the glass roof",
    es: "Mesas laterales bajo la cubierta de vidrio",
    illustration: true,
  },
  "gallery-cabana-las-lilas-1.jpg": {
    pt: "Cordões de luz sobre as mesas do cais",
    en: "String lights over the quayside tables",
    es: "Guirnaldas de luz sobre las mesas del muelle",
    illustration: true,
  },
  "gallery-cabana-las-lilas-2.jpg": {
    pt: "Mesa posta à beira d’água",
    en: "Table set by the water",
    es: "Mesa puesta junto al agua",
    illustration: true,
  },
  "gallery-cabana-las-lilas-3.jpg": {
    pt: "Fachada de tijolos e mesas ao ar livre",
    en: "Brick front and outdoor tables",
    es: "Fachada de ladrillo y mesas al aire libre",
    illustration: true,
  },
  "gallery-emporio-figueira-1.jpg": {
    pt: "Figos e conservas sobre o mármore",
    en: "Figs and preserves on marble",
    es: "Higos y conservas sobre el mármol",
    illustration: true,
  },
  "gallery-emporio-figueira-2.jpg": {
    pt: "Prateleiras de garrafas e conservas",
    en: "Shelves of bottles and preserves",
    es: "Estantes de botellas y conservas",
    illustration: true,
  },
  "gallery-emporio-figueira-3.jpg": {
    pt: "Balcão com pães",
    en: "Counter with bread",
    es: "Barra con panes",
    illustration: true,
  },
  "gallery-rubaiyat-brasilia-1.jpg": {
    pt: "Mesa no terraço sobre o lago",
    en: "Terrace table over the lake",
    es: "Mesa en la terraza sobre el lago",
    illustration: true,
  },
  "gallery-rubaiyat-brasilia-2.jpg": {
    pt: "Arcos e salão envidraçado",
    en: "Arches and the glazed dining room",
    es: "Arcos y salón acristalado",
    illustration: true,
  },
  "gallery-rubaiyat-brasilia-3.jpg": {
    pt: "Canto do pavilhão e horizonte do lago",
    en: "Corner of the pavilion and the lake horizon",
    es: "Esquina del pabellón y horizonte del lago",
    illustration: true,
  },
  "gallery-rubaiyat-chile-1.jpg": {
    pt: "Fogo aceso no terraço",
    en: "Fire pit on the terrace",
    es: "Fogón en la terraza",
    illustration: true,
  },
  "gallery-rubaiyat-chile-2.jpg": {
    pt: "Mesas sob o pergolado ao anoitecer",
    en: "Tables under the pergola at dusk",
    es: "Mesas bajo la pérgola al anochecer",
    illustration: true,
  },
  "gallery-rubaiyat-chile-3.jpg": {
    pt: "Mesa no terraço diante da cordilheira",
    en: "Terrace table before the mountains",
    es: "Mesa en la terraza frente a la cordillera",
    illustration: true,
  },
  "gallery-rubaiyat-faria-lima-1.jpg": {
    pt: "Grelha aberta ao fundo do salão",
    en: "The open grill at the end of the room",
    es: "La parrilla abierta al fondo del salón",
    illustration: true,
  },
  "gallery-rubaiyat-faria-lima-2.jpg": {
    pt: "Mesa ao lado do jardim interno",
    en: "Table beside the inner garden",
    es: "Mesa junto al jardín interior",
    illustration: true,
  },
  "gallery-rubaiyat-faria-lima-3.jpg": {
    pt: "Banco de couro e parede de ripas",
    en: "Leather banquette and slatted wall",
    es: "Banco de cuero y pared de listones",
    illustration: true,
  },
  "gallery-rubaiyat-madrid-1.jpg": {
    pt: "Mesa diante da parede de vinhos",
    en: "Table before the wall of wine",
    es: "Mesa ante la pared de vinos",
    illustration: true,
  },
  "gallery-rubaiyat-madrid-2.jpg": {
    pt: "Banco de couro vermelho e mesas postas",
    en: "Red leather banquette and set tables",
    es: "Banco de cuero rojo y mesas puestas",
    illustration: true,
  },
  "gallery-rubaiyat-madrid-3.jpg": {
    pt: "A abóbada vista do fundo",
    en: "The vault from the far end",
    es: "La bóveda desde el fondo",
    illustration: true,
  },
  "gallery-rubaiyat-rio-1.jpg": {
    pt: "Mesa junto à balaustrada",
    en: "Table by the balustrade",
    es: "Mesa junto a la balaustrada",
    illustration: true,
  },
  "gallery-rubaiyat-rio-2.jpg": {
    pt: "Palmeiras e água ao entardecer",
    en: "Palms and water at sunset",
    es: "Palmeras y agua al atardecer",
    illustration: true,
  },
  "gallery-rubaiyat-rio-3.jpg": {
    pt: "Varanda com venezianas verdes e mesas postas",
    en: "Veranda with green shutters and set tables",
    es: "Galería con postigos verdes y mesas puestas",
    illustration: true,
  },
  "group-hub.jpg": {
    pt: "Vista ampla do salão da figueira",
    en: "Wide view of the fig tree hall",
    es: "Vista amplia del salón de la higuera",
    illustration: true,
  },
  "hero-portrait-poster.jpg": {
    pt: "Brasas sob a grelha",
    en: "Embers under the grill",
    es: "Brasas bajo la parrilla",
  },
  "hero-poster.jpg": {
    pt: "Brasas sob a grelha",
    en: "Embers under the grill",
    es: "Brasas bajo la parrilla",
  },
  "house-a-figueira-rubaiyat.jpg": {
    pt: "Figueira centenária no centro do salão, mesas postas ao anoitecer",
    en: "The old fig tree at the centre of the hall, tables set at dusk",
    es: "La higuera centenaria en el centro del salón, mesas puestas al anochecer",
    illustration: true,
  },
  "house-cabana-las-lilas.jpg": {
    pt: "Mesas à beira do cais à noite, armazéns de tijolo e luzes na água",
    en: "Quayside tables at night, brick warehouses and lights on the water",
    es: "Mesas junto al muelle de noche, galpones de ladrillo y luces en el agua",
    illustration: true,
  },
  "house-emporio-figueira.jpg": {
    pt: "Empório com balcão de mármore e prateleiras de garrafas e conservas",
    en: "Deli with a marble counter and shelves of bottles and preserves",
    es: "Almacén gourmet con barra de mármol y estantes de botellas y conservas",
    illustration: true,
  },
  "house-rubaiyat-brasilia.jpg": {
    pt: "Arcos brancos de concreto refletidos no espelho d’água na hora azul",
    en: "White concrete arches mirrored in still water at blue hour",
    es: "Arcos blancos de hormigón reflejados en el agua a la hora azul",
    illustration: true,
  },
  "house-rubaiyat-chile.jpg": {
    pt: "Terraço ao anoitecer com fogo aceso e a cordilheira ao fundo",
    en: "Terrace at dusk with a fire pit and the mountains beyond",
    es: "Terraza al anochecer con fogón y la cordillera al fondo",
    illustration: true,
  },
  "house-rubaiyat-faria-lima.jpg": {
    pt: "Salão contemporâneo com ripas de madeira, jardim interno e grelha acesa",
    en: "Contemporary room with timber slats, an inner garden and a lit grill",
    es: "Salón contemporáneo con listones de madera, jardín interior y parrilla encendida",
    illustration: true,
  },
  "house-rubaiyat-madrid.jpg": {
    pt: "Salão em abóbada de tijolos com parede de vinhos",
    en: "Brick-vaulted dining room with a wall of wine",
    es: "Salón de bóveda de ladrillo con una pared de vinos",
    illustration: true,
  },
  "house-rubaiyat-rio.jpg": {
    pt: "Varanda branca com mesas postas, palmeiras, água e morros no fim da tarde",
    en: "White veranda with set tables, palms, water and hills at golden hour",
    es: "Galería blanca con mesas puestas, palmeras, agua y cerros al atardecer",
    illustration: true,
  },
  "news-1.jpg": {
    pt: "Gravura de arcos refletidos na água",
    en: "Engraving of arches mirrored in water",
    es: "Grabado de arcos reflejados en el agua",
  },
  "news-2.jpg": {
    pt: "Gravura de um salão em abóbada",
    en: "Engraving of a vaulted dining room",
    es: "Grabado de un salón abovedado",
  },
  "news-3.jpg": {
    pt: "Gravura do cais à noite",
    en: "Engraving of the quay at night",
    es: "Grabado del muelle de noche",
  },
  "news-4.jpg": {
    pt: "Detalhe de uma taça de vinho tinto",
    en: "Detail of a glass of red wine",
    es: "Detalle de una copa de vino tinto",
  },
  "news-5.jpg": {
    pt: "Detalhe das brasas",
    en: "Detail of the embers",
    es: "Detalle de las brasas",
  },
  "news-6.jpg": {
    pt: "Adega embutida em parede de tijolos",
    en: "Wine racks set in a brick wall",
    es: "Bodega empotrada en una pared de ladrillo",
    illustration: true,
  },
  "pasture-dawn.jpg": {
    pt: "Pasto ao amanhecer com árvore e gado ao longe",
    en: "Pasture at dawn with a tree and distant cattle",
    es: "Pastizal al amanecer con un árbol y ganado a lo lejos",
  },
  "pattern-fig-leaf.svg": DECORATIVE,
  "photo-fig.jpg": {
    pt: "Figo cortado ao meio sobre fundo vermelho",
    en: "A halved fig on a red ground",
    es: "Higo partido por la mitad sobre fondo rojo",
    credit: FIG_PHOTOGRAPH,
  },
  "photo-meadow.jpg": {
    pt: "Dente-de-leão em um campo ao sol",
    en: "Dandelion in a sunlit meadow",
    es: "Diente de león en un prado al sol",
  },
  "place-setting.jpg": {
    pt: "Lugar posto com guardanapo azul-marinho",
    en: "Place setting with a navy napkin",
    es: "Servicio de mesa con servilleta azul marino",
  },
  "placeholder.svg": DECORATIVE,
  "plate-fig-hall.webp": {
    pt: "Gravura do salão da figueira",
    en: "Engraving of the fig hall",
    es: "Grabado del salón de la higuera",
  },
  "plate-pasture.webp": {
    pt: "Gravura do pasto",
    en: "Engraving of the pasture",
    es: "Grabado del pastizal",
  },
  "plate-wine.webp": {
    pt: "Gravura de uma taça de vinho",
    en: "Engraving of a wine glass",
    es: "Grabado de una copa de vino",
  },
  "room-1.jpg": {
    pt: "Sala privativa com mesa longa",
    en: "Private room with a long table",
    es: "Salón privado con mesa larga",
    illustration: true,
  },
  "room-2.jpg": {
    pt: "Salão contemporâneo com jardim",
    en: "Contemporary room with garden",
    es: "Salón contemporáneo con jardín",
    illustration: true,
  },
  "room-3.jpg": {
    pt: "Sala abobadada com adega",
    en: "Vaulted room with a cellar wall",
    es: "Sala abovedada con bodega",
    illustration: true,
  },
  "room-4.jpg": {
    pt: "Varanda para eventos",
    en: "Veranda for events",
    es: "Galería para eventos",
    illustration: true,
  },
  "section-contact.jpg": {
    pt: "Campainha de latão e livro aberto sobre a mesa de recepção",
    en: "Brass bell and open book on the host’s desk",
    es: "Timbre de latón y libro abierto sobre el mostrador de recepción",
  },
  "section-delivery.jpg": {
    pt: "Sacolas e caixas de papel kraft prontas para entrega",
    en: "Kraft bags and boxes ready for delivery",
    es: "Bolsas y cajas de papel kraft listas para entrega",
  },
  "section-events.jpg": {
    pt: "Sala privativa com uma longa mesa posta e velas",
    en: "Private room with one long candlelit table",
    es: "Salón privado con una larga mesa puesta y velas",
    illustration: true,
  },
  "section-experiences.jpg": {
    pt: "Fileira de taças de vinho à luz de velas",
    en: "A row of wine glasses by candlelight",
    es: "Fila de copas de vino a la luz de las velas",
  },
  "section-news.jpg": {
    pt: "Gravura da figueira no salão",
    en: "Engraving of the fig tree in its hall",
    es: "Grabado de la higuera en su salón",
  },
  "skyline-brasilia.svg": {
    pt: "Horizonte de Brasília",
    en: "Brasília skyline",
    es: "Horizonte de Brasilia",
  },
  "skyline-buenos-aires.svg": {
    pt: "Horizonte de Buenos Aires",
    en: "Buenos Aires skyline",
    es: "Horizonte de Buenos Aires",
  },
  "skyline-madrid.svg": {
    pt: "Horizonte de Madri",
    en: "Madrid skyline",
    es: "Horizonte de Madrid",
  },
  "skyline-rio.svg": {
    pt: "Horizonte do Rio de Janeiro",
    en: "Rio de Janeiro skyline",
    es: "Horizonte de Río de Janeiro",
  },
  "skyline-santiago.svg": {
    pt: "Horizonte de Santiago",
    en: "Santiago skyline",
    es: "Horizonte de Santiago",
  },
  "skyline-sao-paulo.svg": {
    pt: "Horizonte de São Paulo",
    en: "São Paulo skyline",
    es: "Horizonte de São Paulo",
  },
  "who-we-are.jpg": {
    pt: "Lenha, ferro forjado e brasas",
    en: "Firewood, forged iron and embers",
    es: "Leña, hierro forjado y brasas",
  },
  "wine-table.jpg": {
    pt: "Taça de vinho tinto à luz de velas",
    en: "A glass of red wine by candlelight",
    es: "Copa de vino tinto a la luz de las velas",
  },
} satisfies Record<string, ImageText>;
