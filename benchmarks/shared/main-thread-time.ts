interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start, in microseconds. */
  ts: number;
  /** Microseconds of processor time. Chrome records it for tasks and scripts. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string; isLoadingMainFrame?: boolean; url?: string } };
}

/** Shorter scripts are events and timers of a loaded page, in microseconds. */
const SHORT_SCRIPT = 1_000;

/**
 * Returns the processor time of the main thread that loaded a page, in milliseconds, without the time that its
 * tasks waited for a processor. It ends with the last script of the page, so hydration counts, and animations
 * after it don't. The time of a page without scripts ends when it is idle.
 */
export function mainThreadTime(events: readonly TraceEvent[], url: string): number {
  const start = events.findLast(
    ({ name, args: { data } }) =>
      name === 'navigationStart' && data?.isLoadingMainFrame && data.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  const { origin } = new URL(url);
  const ofThread = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const lastScript = ofThread
    .filter(({ name }) => name === 'EvaluateScript' || name === 'FunctionCall')
    .filter(({ tdur = 0, args: { data } }) => tdur > SHORT_SCRIPT && data?.url?.startsWith(origin))
    .reduce((latest, { ts }) => Math.max(latest, ts), 0);
  return (
    ofThread
      .filter(({ name, ts }) => name === 'RunTask' && (lastScript === 0 || ts <= lastScript))
      .reduce((total, { tdur = 0 }) => total + tdur, 0) / 1_000
  );
}
