/** The gap between neighbors, so that an item fits between them without changing others. */
const STEP = 10;

interface Placed {
  id: string;
  priority: number;
}

/** A priority between two, or next to the only one. Equal to the lower one if there is no room. */
function between(above: Placed | undefined, below: Placed | undefined): number {
  if (above && below) return Math.floor((above.priority + below.priority) / 2);
  if (below) return below.priority + STEP;
  return above ? above.priority - STEP : 0;
}

/** Renumbers all items, with a gap between neighbors. */
function spread(order: readonly Placed[]): Map<string, number> {
  return new Map(order.map(({ id }, index) => [id, (order.length - index) * STEP]));
}

/**
 * The priorities that change when a technology moves directly after another one: its own, and as few of the
 * preceding ones as needed to make room.
 *
 * @param order as visitors see it, highest priority first
 * @param after the technology that it follows, or null for the front
 * @param limit the highest and, negated, the lowest priority; beyond it, all are renumbered
 */
export function placeAfter(
  order: readonly Placed[],
  id: string,
  after: string | null,
  limit: number,
): ReadonlyMap<string, number> {
  const moved = order.find((each) => each.id === id);
  const rest = order.filter((each) => each.id !== id);
  const place = after === null ? 0 : rest.findIndex((each) => each.id === after) + 1;
  if (!moved || (after !== null && place === 0)) throw new TypeError('Both technologies must be active.');
  if (order[place]?.id === id) return new Map();

  const below = rest[place];
  let lowest = between(rest[place - 1], below);
  if (below && lowest <= below.priority) lowest = below.priority + 1;
  const changes = new Map([[id, lowest]]);
  for (const each of rest.slice(0, place).reverse()) {
    if (each.priority > lowest) break;
    lowest += 1;
    changes.set(each.id, lowest);
  }
  const beyond = [...changes.values()].some((priority) => Math.abs(priority) > limit);
  return beyond ? spread([...rest.slice(0, place), moved, ...rest.slice(place)]) : changes;
}
