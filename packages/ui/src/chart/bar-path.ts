/** Radius of the corners, in px. */
const RADIUS = 4;

/**
 * Returns the outline of a bar as an SVG path: round at its end, square at its start. Empty for a bar of
 * length zero.
 *
 * @param from Start position along the bar. `to` is its end.
 * @param across Start position across the bar.
 * @param radius Radius of the end corners, in px. 0 if another part of a stack follows.
 */
export function barPath(
  from: number,
  to: number,
  across: number,
  thickness: number,
  horizontal = false,
  radius = RADIUS,
): string {
  if (from === to) return '';
  const round = Math.min(radius, thickness / 2, Math.abs(to - from));
  const shoulder = to - Math.sign(to - from) * round;
  const far = across + thickness;
  const at = (along: number, offset: number): string =>
    (horizontal ? [along, offset] : [offset, along]).join();
  return (
    `M${at(from, across)}L${at(shoulder, across)}Q${at(to, across)} ${at(to, across + round)}` +
    `L${at(to, far - round)}Q${at(to, far)} ${at(shoulder, far)}L${at(from, far)}Z`
  );
}
