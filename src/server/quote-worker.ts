import { drawQuote } from "#pdf/draw-quote.ts";
import { answerInThread } from "#concurrency/answer-in-thread.ts";
import type { QuoteSheet } from "#leads/mail/quote-files.ts";

// Worker thread of menu-drawing.ts for quotes: each message is a quote, each response its PDF.

answerInThread((sheet: QuoteSheet) => drawQuote(sheet));
