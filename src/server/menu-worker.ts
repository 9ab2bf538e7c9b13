import { drawMenu, type MenuInput } from "#pdf/draw-menu.ts";
import { answerInThread } from "#concurrency/answer-in-thread.ts";

answerInThread((input: MenuInput) => drawMenu(input));
