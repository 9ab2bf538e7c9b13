/** A region filled with parallel lines: degrees from the horizontal, distance and width. */
export interface Hatch {
  readonly angle: number;
  readonly gap: number;
  readonly width: number;
}

/** One stroke of an emblem on its field of 400 by 400 units. */
export interface Stroke {
  readonly path: string;
  /** 0 draws no outline. */
  readonly width: number;
  readonly ink: "line" | "gold";
  readonly fill?: "paper" | "line";
  readonly hatch?: Hatch;
  /** Drawn once more, mirrored at the middle axis. */
  readonly mirrored?: true;
  /** The path is given around 0/0 and placed at the centre of the field, turned by this many degrees. */
  readonly turned?: number;
}

export interface Emblem {
  /** The part of the field that the drawing fills. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly strokes: readonly Stroke[];
}
