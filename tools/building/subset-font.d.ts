// The package ships no declarations; these are the options in use.
declare module "subset-font" {
  type AxisCut = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      keepFeatures: string[];
      variationAxes: Record<string, AxisCut>;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
