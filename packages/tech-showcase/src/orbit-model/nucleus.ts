/** Radius of the nucleus, in radii of the outermost ring. */
export const NUCLEUS_RADIUS = 0.13;

/** The letter U in the nucleus, as an SVG path in a box of 48 × 48. */
export const NUCLEUS_MARK = 'M12 17.3 19 14.6V27a5 5 0 0 0 10 0V10.7l7-2.7v19a12 12 0 0 1-24 0Z';
