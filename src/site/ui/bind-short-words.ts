/** For headings: "O fogo / e a figueira", not "O fogo e / a figueira". A word of one or two letters stays with the next. */
export function bindShortWords(text: string): string {
  return text.replace(/(^|\s)((?:\p{L}{1,2} )+)/gu, (_, before: string, words: string) => {
    return before + words.replaceAll(" ", "\u00a0");
  });
}
