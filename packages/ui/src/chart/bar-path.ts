/** Of its corners, in px. */
const RADIUS = 4;

/**
 * The outline of a bar, as an SVG path: round where it ends, straight where it starts. Nothing without a length.
 *
 * @param from Where it starts along its direction, as `to` is where it ends.
 * @param across Where it starts across its direction.
 * @param radius Of the corners at its end, 0 where more follows.
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
  const at = (along: number, beside: number): string =>
    (horizontal ? [along, beside] : [beside, along]).join();
  return (
    `M${at(from, across)}L${at(shoulder, across)}Q${at(to, across)} ${at(to, across + round)}` +
    `L${at(to, far - round)}Q${at(to, far)} ${at(shoulder, far)}L${at(from, far)}Z`
  );
}
