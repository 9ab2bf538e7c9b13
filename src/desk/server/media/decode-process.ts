import { answerInProcess } from "#concurrency/answer-in-process.ts";
import { decodePicture } from "./decode-picture.ts";

// The process that read-upload.ts starts for each upload.

answerInProcess(decodePicture);
