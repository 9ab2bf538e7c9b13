import type { Emblem } from "./emblem.ts";

export const CUTLERY: Emblem = {
  box: { x: 76, y: 72, width: 248, height: 240 },
  strokes: [
    {
      path: "M-13 -142C6 -132 18 -84 17 -22L-12 -16Z",
      width: 2.6,
      ink: "line",
      fill: "paper",
      turned: 38,
    },
    {
      path: "M2 -126C16 -100 18 -60 17 -22L2 -19Z",
      width: 0,
      ink: "line",
      hatch: { angle: 30, gap: 6, width: 1.2 },
      turned: 38,
    },
    {
      path: "M-13 -8L16 -12C20 40 20 96 12 134Q0 142 -10 134C-16 90 -16 40 -13 -8Z",
      width: 2.4,
      ink: "gold",
      fill: "paper",
      hatch: { angle: 20, gap: 6, width: 1.2 },
      turned: 38,
    },
    { path: "M0 30v.1M0 70v.1M0 110v.1", width: 8, ink: "gold", turned: 38 },
    {
      path:
        "M-24 -140V-92C-24 -64 -8 -56 -6 -40L-9 0H9L6 -40C8 -56 24 -64 24 -92V-140" +
        "M-8 -140V-90M8 -140V-90",
      width: 2.6,
      ink: "line",
      turned: -38,
    },
    {
      path: "M-9 6L9 6C16 50 18 96 11 134Q0 142 -11 134C-18 96 -16 50 -9 6Z",
      width: 2.4,
      ink: "gold",
      fill: "paper",
      hatch: { angle: 20, gap: 6, width: 1.2 },
      turned: -38,
    },
    { path: "M0 30v.1M0 70v.1M0 110v.1", width: 8, ink: "gold", turned: -38 },
  ],
};
