const PATHS = {
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-left": "m15 5-7 7 7 7",
  "chevron-right": "m9 5 7 7-7 7",
  "arrow-left": "M20 12H4m6-7-7 7 7 7",
  "arrow-right": "M4 12h16m-6-7 7 7-7 7",
  menu: "M3 7h18M3 17h18",
  close: "m5 5 14 14M19 5 5 19",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  users:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M15.5 4.8a3.4 3.4 0 0 1 0 6.4m2.5 3.2c2.3.7 3.5 2.6 3.5 5.6",
  alert: "M12 3.5 22 20.5H2zm0 6.5v5m0 3v.01",
  check: "m5 12.5 4.5 4.5L19 7",
  phone:
    "M5 4h4l1.7 4.6-2.3 1.6a12 12 0 0 0 5.4 5.4l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z",
  pin: "M12 21s-7-6-7-11.3a7 7 0 0 1 14 0C19 15 12 21 12 21zm0-8.6a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z",
  mail: "M3 6h18v12H3zm0 .5 9 6.8 9-6.8",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7",
  document: "M6 3h8l4 4v14H6zm8 0v4h4M9 12h6M9 16h6",
  directions: "m12 3 9 9-9 9-9-9zm-3 11v-3h5m-2-2 2.2 2-2.2 2",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7",
  valet: "M4 16v-3l2-5.5h12l2 5.5v3zm0 0v2.5h3V16m10 0v2.5h3V16M7 13h.01M17 13h.01",
  "wine-cellar": "M8 3h8v5a4 4 0 0 1-8 0zm4 9v8m-3.5 0h7M8 7h8",
  garden: "M12 21v-9m0 2c-5 0-7-3-7-7 5 0 7 3 7 7zm0-3c0-4 2-7 7-7 0 5-2 7-7 7z",
  "private-rooms": "M5 21V4l9-1v19zm9-17h5v17M10.5 12h.01M3 21h18",
  "live-music":
    "M9 18V5l10-2v13M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  terrace: "M12 3v18M3 11c1-5 5-8 9-8s8 3 9 8zM8 21h8",
  "ocean-view":
    "M3 9c2 0 2 1.5 4.5 1.5S10 9 12 9s2 1.5 4.5 1.5S19 9 21 9M3 15c2 0 2 1.5 4.5 1.5S10 15 12 15s2 1.5 4.5 1.5S19 15 21 15",
  "panoramic-view": "M2 19 8.5 8l4 6 2.5-3.5L22 19zM17 6.5h.01",
  parrilla:
    "M4 4v7h16V4M4 7.5h16M9 4v7m6-7v7M7 20c0-2 2-2.5 1.5-5M12 21c0-2.5 2-3 1-6M17 20c0-2-1.5-2.5-1-5",
  "gourmet-products": "M8 3h8v3H8zm-1 3h10l1 4v11H6V10zm-1 6h12v5H6",
  "wine-tasting":
    "M5 3h6l-.5 5a2.5 2.5 0 0 1-5 0zm3 7.5V17m-2 0h4M13 7h6l-.5 5a2.5 2.5 0 0 1-5 0zm3 7.5V21m-2 0h4",
  "private-events": "M12 3v4m0 0c-4 0-7 3-7 8h14c0-5-3-8-7-8zM3 18.5h18",
  catering: "M4 17a8 8 0 0 1 16 0zm-2 3h20M12 9V7",
  instagram: "M4 4h16v16H4zm8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm4.5-.6h.01",
  facebook:
    "M14.5 21v-8h3l.5-3.5h-3.5V7.8c0-1 .4-1.8 1.8-1.8H18V3h-2.5C12.5 3 11 4.8 11 7.5v2H8V13h3v8",
  youtube:
    "M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5v9c0 1.5-1 2.5-2.5 2.5h-13C4 19 3 18 3 16.5zm7 1.5v6l5-3z",
  linkedin: "M4 9.5V20M4 5h.01M9 20V9.5m0 4c0-2.5 1.5-4 4-4s4 1.5 4 4V20",
  tiktok: "M13 3v12.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.5 3 2.5 5 6 5",
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside a text, hidden from screen readers. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
