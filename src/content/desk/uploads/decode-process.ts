import { answerInProcess } from "#runtime/concurrency/answer-in-process.ts";
import { decodePicture } from "./decode-picture.ts";

// read-upload.ts starts this process for each upload.

answerInProcess(decodePicture);
