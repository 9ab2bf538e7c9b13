import { drawMenu, type MenuInput } from "#pdf/draw-menu.ts";
import { answerInThread } from "#concurrency/answer-in-thread.ts";

// The thread that menu-drawing.ts starts: each message is a menu, each response its PDF.

answerInThread((input: MenuInput) => drawMenu(input));
