// The package ships no declarations.
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** Returns the next possible or required break. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
