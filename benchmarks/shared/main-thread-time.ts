interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. Chrome records it for tasks. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string; isLoadingMainFrame?: boolean } };
}

/**
 * Returns the processor time of the main thread that loaded a page, in milliseconds, without the time that its
 * tasks waited for a processor. The trace ends when the page is idle, so hydration counts.
 */
export function mainThreadTime(events: readonly TraceEvent[], url: string): number {
  const start = events.findLast(
    ({ name, args: { data } }) =>
      name === 'navigationStart' && data?.isLoadingMainFrame && data.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  return (
    events
      .filter(({ name, pid, tid }) => name === 'RunTask' && pid === start.pid && tid === start.tid)
      .reduce((total, { tdur = 0 }) => total + tdur, 0) / 1_000
  );
}
