/** The first rounds plan the statements and load their pages into memory. */
const WARM_UP_ROUNDS = 3;

export interface RequestTimes {
  /** Median in milliseconds. */
  median: number;
  /** 95th percentile in milliseconds. */
  p95: number;
}

/**
 * Repeats a request sequentially, and reads each response completely.
 *
 * @throws when a response is not successful
 */
export async function timeRequest(
  name: string,
  rounds: number,
  ask: () => Promise<readonly Response[]>,
): Promise<RequestTimes> {
  const times: number[] = [];
  for (let round = 0; round < rounds + WARM_UP_ROUNDS; round += 1) {
    const startedAt = performance.now();
    for (const answer of await ask()) {
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    }
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - startedAt);
  }
  times.sort((first, second) => first - second);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** Formats the times as a line, and marks a missed goal in milliseconds. */
export function lineOf(name: string, { median, p95 }: RequestTimes, goal: number): string {
  const missed = p95 > goal ? `  (goal: ${goal})` : '';
  return `  ${name.padEnd(52)} median ${median.toFixed(1).padStart(6)} ms, p95 ${p95.toFixed(1).padStart(6)} ms${missed}\n`;
}
