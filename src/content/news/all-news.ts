import type { ArticleContent } from "../kinds/article.ts";
import { jockeyDezAnos } from "./jockey-dez-anos.ts";
import { feijoadaPecaPorPeca } from "./feijoada-peca-por-peca.ts";
import { escolaDeRosende } from "./escola-de-rosende.ts";
import { fazendaBrangus } from "./fazenda-brangus.ts";
import { banyanDaHaddockLobo } from "./banyan-da-haddock-lobo.ts";
import { lasLilas30Anos } from "./las-lilas-30-anos.ts";
import { novaCartaVinhos } from "./nova-carta-vinhos.ts";
import { premioMelhorSteakhouse } from "./premio-melhor-steakhouse.ts";
import { rubaiyatMadrid20Anos } from "./rubaiyat-madrid-20-anos.ts";
import { figueira25Anos } from "./figueira-25-anos.ts";

/** The built-in articles in the order of publication, the newest last. */
export const NEWS: readonly ArticleContent[] = [
  jockeyDezAnos,
  feijoadaPecaPorPeca,
  escolaDeRosende,
  fazendaBrangus,
  banyanDaHaddockLobo,
  lasLilas30Anos,
  novaCartaVinhos,
  premioMelhorSteakhouse,
  rubaiyatMadrid20Anos,
  figueira25Anos,
];
