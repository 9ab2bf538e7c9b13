import { drawQuote } from "#pdf/draw-quote.ts";
import { answerInThread } from "#runtime/concurrency/answer-in-thread.ts";
import type { QuoteSheet } from "#leads/mail/quote-files.ts";

answerInThread((sheet: QuoteSheet) => drawQuote(sheet));
