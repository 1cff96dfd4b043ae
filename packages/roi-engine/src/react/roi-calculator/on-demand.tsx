'use client';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Text } from '@uplift/ui/text';
import {
  createContext,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
} from 'react';

type Part<Props> = (props: Props) => ReactElement;

const TryAgain = createContext<() => void>(() => {});

function CouldNotLoad(): ReactElement {
  const tryAgain = use(TryAgain);
  return (
    <Cluster gap={3} role="alert">
      <Text tone="muted">This part could not be loaded.</Text>
      <Button variant="secondary" size="sm" onClick={tryAgain}>
        Try again
      </Button>
    </Cluster>
  );
}

/** Where a part's code comes from; what failed to load can be loaded anew. */
export interface Source<Props> {
  latest: LazyExoticComponent<Part<Props>>;
  renew: () => void;
}

/** @param instead Stands for the part where it cannot be loaded. @default an offer to try again */
export function sourceOf<Props>(
  load: () => Promise<{ default: Part<Props> }>,
  instead: () => ReactElement = CouldNotLoad,
): Source<Props> {
  const create = (): Source<Props>['latest'] => lazy(() => load().catch(() => ({ default: instead })));
  const source: Source<Props> = {
    latest: create(),
    renew: () => {
      source.latest = create();
    },
  };
  return source;
}

interface OnDemandProps<Props> {
  source: Source<Props>;
  /** What the part is given. */
  props: Props;
  /** What shows until it is there. */
  meanwhile: ReactNode;
}

const neverChanges = () => () => {};

/**
 * A part whose code is loaded when it is first shown, in the browser alone: a server leaves its place free. One that cannot be loaded says so, and can be asked for again;
 * everything around it stays.
 */
export function OnDemand<Props extends object>({
  source,
  props,
  meanwhile,
}: OnDemandProps<Props>): ReactElement {
  const [current, setCurrent] = useState(() => source.latest);
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  function tryAgain(): void {
    source.renew();
    setCurrent(() => source.latest);
  }
  if (!inBrowser) return <>{meanwhile}</>;
  return (
    <TryAgain value={tryAgain}>
      <Suspense fallback={meanwhile}>{createElement(current, props)}</Suspense>
    </TryAgain>
  );
}
