/// The windows in which a table must be usable: phones upright and held across, a desk at 200 %, tablets, and desks.
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 640 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

export type Window = (typeof WINDOWS)[number];

export const nameOf = ({ width, height }: Window): string => `${width}x${height}`;
