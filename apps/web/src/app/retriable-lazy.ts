import { createElement, lazy, type ReactElement } from 'react';

type Load<Props> = () => Promise<{ default: (props: Props) => ReactElement | null }>;

const failures = new Set<() => void>();

/**
 * A component whose code loads when it renders. React's own `lazy` caches a failed load forever; this one
 * only until `forgetFailedLoads`.
 */
export function retriableLazy<Props extends object>(load: Load<Props>): (props: Props) => ReactElement {
  const create = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failures.add(renew);
        throw error;
      }),
    );
  let Loaded = create();
  function renew(): void {
    Loaded = create();
  }
  return function RetriableLazy(props) {
    return createElement(Loaded, props);
  };
}

/** Lets failed components load again on their next render. Call it after their error was caught. */
export function forgetFailedLoads(): void {
  for (const renew of failures) renew();
  failures.clear();
}
