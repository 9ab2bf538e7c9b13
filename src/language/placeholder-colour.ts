/** The mean colours behind each placeholder colour; how each is shown is the Picture component's matter. */
const MEANS = {
  night: [68, 76, 90],
  ink: [52, 40, 42],
  ember: [74, 38, 26],
  wood: [105, 75, 56],
  leaf: [76, 68, 44],
  sand: [150, 128, 95],
} as const;

/** What fills the place of each picture until it arrives: the nearest of a few colours of the site. */
export type PlaceholderColour = keyof typeof MEANS;
export const PLACEHOLDER_COLOURS = Object.keys(MEANS) as readonly PlaceholderColour[];

/** The one nearest to the mean of a picture, whose red, green and blue are given from 0 to 255. */
export function nearestPlaceholderColour(mean: ArrayLike<number>): PlaceholderColour {
  const distance = (colour: PlaceholderColour) =>
    MEANS[colour].reduce((sum, part, index) => sum + (part - (mean[index] ?? 0)) ** 2, 0);
  return PLACEHOLDER_COLOURS.toSorted((one, other) => distance(one) - distance(other))[0] ?? "ink";
}
