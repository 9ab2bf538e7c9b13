// The package ships no declarations.
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, or has to. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
