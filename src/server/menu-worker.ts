import { drawMenu, type MenuInput } from "#pdf/draw-menu.ts";
import { answerInThread } from "#concurrency/answer-in-thread.ts";

// Worker thread of menu-drawing.ts: each message is a menu, each response its PDF.

answerInThread((input: MenuInput) => drawMenu(input));
