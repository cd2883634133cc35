/** A small phone (and 1280 px at 400%), a phone and a tablet in portrait and landscape, a laptop, a large screen. */
export const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

/** A small phone in landscape, and a laptop at 200%; phones in landscape below the bar of their browser. */
export const lowWindows = [
  { width: 683, height: 384 },
  { width: 740, height: 340 },
  { width: 812, height: 320 },
] as const;
