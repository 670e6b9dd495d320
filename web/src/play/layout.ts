// How the page of a game is laid out, by the size of the window in pixels.

export type Layout = 'portrait' | 'landscape' | 'tablet' | 'desktop';

/** Phones upright and held across, and the two larger ones. */
export function layoutOf(width: number, height: number): Layout {
  if (width < 600 && height > width) return 'portrait';
  if (height < 500 && width > height) return 'landscape';
  return width < 1024 ? 'tablet' : 'desktop';
}
