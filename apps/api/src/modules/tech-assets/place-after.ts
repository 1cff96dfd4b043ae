/** Room between neighbours, so that something fits between them without changing others. */
const STEP = 10;

interface Placed {
  id: string;
  priority: number;
}

/** A priority between two, or beside the only one. Equal to the lower one where there is no room. */
function between(above: Placed | undefined, below: Placed | undefined): number {
  if (above && below) return Math.floor((above.priority + below.priority) / 2);
  if (below) return below.priority + STEP;
  return above ? above.priority - STEP : 0;
}

/** Everybody anew, with room between all. */
function spread(order: readonly Placed[]): Map<string, number> {
  return new Map(order.map(({ id }, index) => [id, (order.length - index) * STEP]));
}

/**
 * The priorities that change when a technology moves directly behind another one: its own, and of those before it as
 * few as make room.
 *
 * @param order as visitors see it, highest priority first
 * @param after behind which one; null: to the front
 * @param limit the highest and, negated, the lowest priority; beyond it all are numbered anew
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
  if (!moved || (after !== null && place === 0)) throw new TypeError('Both must be in the order.');
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
