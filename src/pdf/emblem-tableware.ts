import type { Emblem } from "./draw-emblem.ts";

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

export const GLASS: Emblem = {
  box: { x: 134, y: 54, width: 132, height: 288 },
  strokes: [
    {
      path: "M142 66C132 130 140 196 200 204C260 196 268 130 258 66Z",
      width: 2.6,
      ink: "line",
      fill: "paper",
    },
    {
      path:
        "M142 66C142 61 168 57 200 57C232 57 258 61 258 66C258 71 232 75 200 75" +
        "C168 75 142 71 142 66Z",
      width: 2.2,
      ink: "line",
      fill: "paper",
    },
    {
      path: "M138 128Q200 142 262 128C260 172 240 200 200 203C160 200 140 172 138 128Z",
      width: 0,
      ink: "gold",
      hatch: { angle: 0, gap: 5, width: 1.4 },
    },
    {
      path: "M210 134Q200 142 262 128C260 172 240 200 200 203Z",
      width: 0,
      ink: "gold",
      hatch: { angle: 64, gap: 5, width: 1.2 },
    },
    { path: "M138 128Q200 142 262 128Q200 116 138 128Z", width: 2, ink: "gold", fill: "paper" },
    { path: "M196 204L194 312M204 204L206 312", width: 2.2, ink: "line" },
    {
      path: "M194 300Q190 318 140 326Q140 336 200 338Q260 336 260 326Q210 318 206 300",
      width: 2.4,
      ink: "line",
      fill: "paper",
    },
    {
      path: "M206 304Q214 320 260 326Q258 336 200 338Z",
      width: 0,
      ink: "line",
      hatch: { angle: 20, gap: 5, width: 1.2 },
    },
    { path: "M154 84Q150 108 153 118M160 82Q157 98 158 108", width: 1.8, ink: "line" },
  ],
};
