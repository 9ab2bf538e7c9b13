/** The mean of the pictures behind each placeholder; the Picture component defines the colour shown. */
const MEANS = {
  night: [68, 76, 90],
  ink: [52, 40, 42],
  ember: [74, 38, 26],
  wood: [105, 75, 56],
  leaf: [76, 68, 44],
  sand: [150, 128, 95],
} as const;

export type PlaceholderColour = keyof typeof MEANS;
export const PLACEHOLDER_COLOURS = Object.keys(MEANS) as readonly PlaceholderColour[];

/** Returns the placeholder nearest to a picture's mean RGB (0 to 255). */
export function nearestPlaceholderColour(mean: ArrayLike<number>): PlaceholderColour {
  const distance = (colour: PlaceholderColour) =>
    MEANS[colour].reduce((sum, part, index) => sum + (part - (mean[index] ?? 0)) ** 2, 0);
  return PLACEHOLDER_COLOURS.toSorted((one, other) => distance(one) - distance(other))[0] ?? "ink";
}
