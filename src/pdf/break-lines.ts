import LineBreaker from "linebreak";

/**
 * Breaks a text into lines of at most `width` by Unicode's rules. Breaks a wider word between letters, measuring each
 * once.
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = "";
  let room = width;
  const end = () => {
    lines.push(line);
    [line, room] = ["", width];
  };
  const append = (part: string, partWidth: number) => {
    if (partWidth > room && line !== "") end();
    line += part;
    room -= partWidth;
  };
  const breaker = new LineBreaker(text);
  for (let start = 0, place = breaker.nextBreak(); place !== null; place = breaker.nextBreak()) {
    const word = text.slice(start, place.position);
    const wordWidth = widthOf(word);
    if (wordWidth <= width) append(word, wordWidth);
    else for (const letter of word.match(LETTERS) ?? []) append(letter, widthOf(letter));
    start = place.position;
    if (place.required && start < text.length) end();
  }
  if (line !== "") end();
  return lines;
}

const LETTERS = /\P{M}\p{M}*/gsu;
