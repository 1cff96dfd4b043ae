/** An area of the drawing, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** A point and the size of the label that describes it, in px. */
export interface LabeledPoint {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Distance from a point to its label, in px. */
const GAP = 10;
/** Radius of the area around a point that stays free, in px. */
const DOT = 6;
/** Covering a label or a point is worse than covering a few lines. */
const LABEL_COST = 10;

/** Returns the boxes next to a point, best first: above, below, then on either side. */
function boxesNextTo({ x, y, width, height }: LabeledPoint): Box[] {
  const box = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const lefts = [x - width / 2, x - width + GAP, x - GAP, x - width];
  return [
    ...lefts.map((left) => box(left, y - GAP - height)),
    ...lefts.map((left) => box(left, y + GAP)),
    box(x + GAP, y - height / 2),
    box(x - GAP - width, y - height / 2),
  ];
}

function isInside(box: Box, plot: Box): boolean {
  return box.left >= plot.left && box.right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function crosses([x1, y1, x2, y2]: Segment, box: Box): boolean {
  const from = Math.max(Math.min(x1, x2), box.left);
  const to = Math.min(Math.max(x1, x2), box.right);
  if (from > to) return false;
  const yAt = (x: number): number => (x1 === x2 ? y1 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1));
  const [low, high] = [yAt(from), yAt(to)];
  return Math.min(low, high) < box.bottom && Math.max(low, high) > box.top;
}

/** Moves a box into the plot. */
function moveInside(box: Box, plot: Box): Box {
  const right = Math.max(0, plot.left - box.left) - Math.max(0, box.right - plot.right);
  const down = Math.max(0, plot.top - box.top) - Math.max(0, box.bottom - plot.bottom);
  return {
    left: box.left + right,
    right: box.right + right,
    top: box.top + down,
    bottom: box.bottom + down,
  };
}

/**
 * Places labels next to the points that they describe, inside the plot and where they cover as few lines and
 * labels as possible.
 */
export function placePointLabels(
  points: readonly LabeledPoint[],
  lines: readonly Segment[],
  plot: Box,
): Box[] {
  const dots = points.map(({ x, y }) => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  const placed: Box[] = [];
  for (const point of points) {
    const boxes = boxesNextTo(point);
    const inside = boxes.filter((box) => isInside(box, plot));
    const costOf = (box: Box): number =>
      lines.filter((line) => crosses(line, box)).length +
      LABEL_COST * [...dots, ...placed].filter((other) => overlaps(box, other)).length;
    const candidates = (inside.length > 0 ? inside : boxes.map((box) => moveInside(box, plot))).map(
      (box) => ({ box, cost: costOf(box) }),
    );
    const least = Math.min(...candidates.map(({ cost }) => cost));
    placed.push(
      ...candidates
        .filter(({ cost }) => cost === least)
        .map(({ box }) => box)
        .slice(0, 1),
    );
  }
  return placed;
}
