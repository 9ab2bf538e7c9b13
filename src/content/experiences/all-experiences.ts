import type { ExperienceContent } from "../kinds/experience.ts";
import { mesaSobAFigueira } from "./mesa-sob-a-figueira.ts";
import { feijoadaEmSaoPaulo } from "./feijoada-em-sao-paulo.ts";
import { almocoNoJockey } from "./almoco-no-jockey.ts";
import { noiteNoDique } from "./noite-no-dique.ts";
import { feijoadaEmMadrid } from "./feijoada-em-madrid.ts";
import { grelhaEmVitacura } from "./grelha-em-vitacura.ts";
import { reveillonNoLago } from "./reveillon-no-lago.ts";

/** The built-in experiences, in the order in which lists show them. */
export const EXPERIENCES: readonly ExperienceContent[] = [
  mesaSobAFigueira,
  feijoadaEmSaoPaulo,
  almocoNoJockey,
  noiteNoDique,
  feijoadaEmMadrid,
  grelhaEmVitacura,
  reveillonNoLago,
];
