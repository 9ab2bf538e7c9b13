import { drawMenu, type MenuInput } from "#pdf/draw-menu.ts";
import { answerInThread } from "#runtime/concurrency/answer-in-thread.ts";

answerInThread((input: MenuInput) => drawMenu(input));
