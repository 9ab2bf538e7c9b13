import { isNamed, type NamedCountry } from "#language/countries.ts";
import type { Texts } from "#language/languages.ts";
import { dayAfter } from "#content/schemas/opening-status.ts";
import { weekdayIndex, WEEKDAYS } from "#language/weekdays.ts";

export interface Holiday {
  /** ISO. */
  readonly date: string;
  readonly name: Texts;
}

/** A fixed day ("12-25"), days after Easter Sunday, or a function. */
type Rule = string | number | ((year: number) => string | undefined);
type Row = readonly [rule: Rule, pt: string, en: string, es: string];

const MONDAY = WEEKDAYS.indexOf("monday");
const FRIDAY = WEEKDAYS.indexOf("friday");

const NEW_YEAR: Row = ["01-01", "Ano-Novo", "New Year’s Day", "Año Nuevo"];
const GOOD_FRIDAY: Row = [-2, "Sexta-feira Santa", "Good Friday", "Viernes Santo"];
const LABOUR_DAY: Row = ["05-01", "Dia do Trabalho", "Labour Day", "Día del Trabajo"];
const ASSUMPTION: Row = ["08-15", "Assunção de Maria", "Assumption Day", "Asunción de la Virgen"];
const ALL_SAINTS: Row = ["11-01", "Todos os Santos", "All Saints’ Day", "Todos los Santos"];
const IMMACULATE: Row = [
  "12-08",
  "Imaculada Conceição",
  "Immaculate Conception",
  "Inmaculada Concepción",
];
const CHRISTMAS: Row = ["12-25", "Natal", "Christmas Day", "Navidad"];
const CARNIVAL: readonly Row[] = [
  [-48, "Segunda-feira de Carnaval", "Carnival Monday", "Lunes de Carnaval"],
  [-47, "Terça-feira de Carnaval", "Carnival Tuesday", "Martes de Carnaval"],
];

/**
 * National holidays by law; regions and cities add their own. The package `date-holidays` needs 45
 * MB, lacks Chile's Holy Saturday, and has no Portuguese names for other countries' days.
 */
const ROWS: Readonly<Record<NamedCountry, readonly Row[]>> = {
  // Laws 662/1949, 6.802/1980, 9.093/1995 and 14.759/2023. Carnival and Corpus Christi are
  // optional, but widely taken.
  Brasil: [
    NEW_YEAR,
    ...CARNIVAL,
    GOOD_FRIDAY,
    ["04-21", "Tiradentes", "Tiradentes’ Day", "Día de Tiradentes"],
    LABOUR_DAY,
    [60, "Corpus Christi", "Corpus Christi", "Corpus Christi"],
    ["09-07", "Independência do Brasil", "Independence of Brazil", "Independencia de Brasil"],
    ["10-12", "Nossa Senhora Aparecida", "Our Lady of Aparecida", "Nuestra Señora Aparecida"],
    ["11-02", "Finados", "All Souls’ Day", "Día de los Difuntos"],
    ["11-15", "Proclamação da República", "Republic Day", "Proclamación de la República"],
    ["11-20", "Consciência Negra", "Black Awareness Day", "Día de la Conciencia Negra"],
    CHRISTMAS,
  ],
  // Article 37.2 of the Workers' Statute and Royal Decree 2001/1983; a community may replace some of them.
  Espanha: [
    NEW_YEAR,
    ["01-06", "Dia de Reis", "Epiphany", "Epifanía del Señor"],
    GOOD_FRIDAY,
    LABOUR_DAY,
    ASSUMPTION,
    ["10-12", "Festa Nacional da Espanha", "National Day of Spain", "Fiesta Nacional de España"],
    ALL_SAINTS,
    ["12-06", "Dia da Constituição", "Constitution Day", "Día de la Constitución"],
    IMMACULATE,
    CHRISTMAS,
  ],
  // Laws 2.977, 19.668 (days that move), 19.973, 20.215, 20.299, 20.983 and 21.357.
  Chile: [
    NEW_YEAR,
    [onlyOn(MONDAY, "01-02"), "Feriado de Ano-Novo", "New Year Holiday", "Feriado de Año Nuevo"],
    GOOD_FRIDAY,
    [-1, "Sábado Santo", "Holy Saturday", "Sábado Santo"],
    LABOUR_DAY,
    ["05-21", "Glórias Navais", "Navy Day", "Día de las Glorias Navales"],
    [winterSolstice, "Povos Indígenas", "Indigenous Peoples’ Day", "Día de los Pueblos Indígenas"],
    [
      inChile("06-29"),
      "São Pedro e São Paulo",
      "Saint Peter and Saint Paul",
      "San Pedro y San Pablo",
    ],
    ["07-16", "Virgem do Carmo", "Our Lady of Mount Carmel", "Virgen del Carmen"],
    ASSUMPTION,
    [onlyOn(MONDAY, "09-17"), "Festas Pátrias", "National Holidays", "Fiestas Patrias"],
    [onlyOn(FRIDAY, "09-17"), "Festas Pátrias", "National Holidays", "Fiestas Patrias"],
    ["09-18", "Independência do Chile", "Independence of Chile", "Independencia Nacional"],
    ["09-19", "Glórias do Exército", "Army Day", "Día de las Glorias del Ejército"],
    [onlyOn(FRIDAY, "09-20"), "Festas Pátrias", "National Holidays", "Fiestas Patrias"],
    [
      inChile("10-12"),
      "Encontro de Dois Mundos",
      "Meeting of Two Worlds",
      "Encuentro de Dos Mundos",
    ],
    [reformation, "Igrejas Evangélicas", "Reformation Day", "Iglesias Evangélicas y Protestantes"],
    ALL_SAINTS,
    IMMACULATE,
    CHRISTMAS,
  ],
  // Law 27.399; bridging days, and moves from a weekend, are decreed each year.
  Argentina: [
    NEW_YEAR,
    ...CARNIVAL,
    ["03-24", "Dia da Memória", "Day of Remembrance", "Día de la Memoria"],
    GOOD_FRIDAY,
    ["04-02", "Veteranos das Malvinas", "Malvinas Veterans’ Day", "Día del Veterano de Malvinas"],
    LABOUR_DAY,
    ["05-25", "Revolução de Maio", "May Revolution", "Revolución de Mayo"],
    [
      inArgentina("06-17"),
      "General Güemes",
      "General Güemes’ Day",
      "Paso a la Inmortalidad de Güemes",
    ],
    ["06-20", "General Belgrano", "General Belgrano’s Day", "Paso a la Inmortalidad de Belgrano"],
    ["07-09", "Independência da Argentina", "Independence of Argentina", "Día de la Independencia"],
    [
      inArgentina("08-17"),
      "General San Martín",
      "General San Martín’s Day",
      "Paso a la Inmortalidad de San Martín",
    ],
    [
      inArgentina("10-12"),
      "Diversidade Cultural",
      "Day of Cultural Diversity",
      "Día de la Diversidad Cultural",
    ],
    [
      inArgentina("11-20"),
      "Soberania Nacional",
      "National Sovereignty Day",
      "Día de la Soberanía Nacional",
    ],
    IMMACULATE,
    CHRISTMAS,
  ],
};

/**
 * Returns a country's national holidays of a year in order; none for countries whose laws are not
 * included.
 */
export function holidaysOf(country: string, year: number): readonly Holiday[] {
  const rows = isNamed(country) ? ROWS[country] : [];
  return rows
    .flatMap(([rule, pt, en, es]) => {
      const date = dateOf(rule, year);
      return date === undefined ? [] : [{ date, name: { pt, en, es } }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

function dateOf(rule: Rule, year: number): string | undefined {
  if (typeof rule === "number") return dayAfter(easterOf(year), rule);
  return typeof rule === "string" ? `${year}-${rule}` : rule(year);
}

/** Returns Easter Sunday (Meeus, Jones and Butcher; Gregorian calendar). */
export function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const n = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * n + 90) / 25);
  const day = (h + l - 7 * n + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function onlyOn(weekday: number, day: string): Rule {
  return (year) => (weekdayIndex(`${year}-${day}`) === weekday ? `${year}-${day}` : undefined);
}

/** Moves a day by an offset per weekday, Monday first. */
function moved(day: string, days: readonly number[]) {
  return (year: number) => {
    const date = `${year}-${day}`;
    return dayAfter(date, days[weekdayIndex(date)] ?? 0);
  };
}

/** Moves to a Monday: from Tuesday to Thursday back, from Friday forward. */
function inChile(day: string): Rule {
  return moved(day, [0, -1, -2, -3, 3, 0, 0]);
}
/** Moves to a Monday: from Tuesday and Wednesday back, from Thursday and Friday forward. */
function inArgentina(day: string): Rule {
  return moved(day, [0, -1, -2, 4, 3, 0, 0]);
}
/** The last day of October; a Tuesday moves to the Friday before, a Wednesday to the next. */
function reformation(year: number): string {
  return moved("10-31", [0, -4, 2, 0, 0, 0, 0])(year);
}
/** By Chile's clock, from astronomical forecasts until 2045. */
function winterSolstice(year: number): string {
  return `${year}-06-${year % 4 < 2 ? 20 : 21}`;
}
