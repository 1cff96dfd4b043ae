import { createElement, lazy, type ReactElement } from 'react';

type Load<Props> = () => Promise<{ default: (props: Props) => ReactElement | null }>;

const failures = new Set<() => void>();

/**
 * A component whose code is loaded when it is rendered. React's own `lazy` remembers a failure for good; this one
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

/** Lets what could not be loaded be loaded again when it is rendered next. To be called when its error was caught. */
export function forgetFailedLoads(): void {
  for (const renew of failures) renew();
  failures.clear();
}
