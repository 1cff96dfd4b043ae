interface Bar {
  /** Where it starts and ends, along its direction. */
  from: number;
  to: number;
  /** Where it starts across its direction, and how thick it is. */
  across: number;
  thickness: number;
  /** @default false */
  horizontal?: boolean;
  /** Whether its end has corners. @default false */
  square?: boolean;
}

/** Of its corners, in px. */
const RADIUS = 4;

/** The outline of a bar, as an SVG path: round where it ends, straight where it starts. Nothing without a length. */
export function barPath({ from, to, across, thickness, horizontal, square }: Bar): string {
  if (from === to) return '';
  const round = square ? 0 : Math.min(RADIUS, thickness / 2, Math.abs(to - from));
  const shoulder = to - Math.sign(to - from) * round;
  const far = across + thickness;
  const at = (along: number, beside: number): string =>
    (horizontal ? [along, beside] : [beside, along]).join();
  return (
    `M${at(from, across)}L${at(shoulder, across)}Q${at(to, across)} ${at(to, across + round)}` +
    `L${at(to, far - round)}Q${at(to, far)} ${at(shoulder, far)}L${at(from, far)}Z`
  );
}
