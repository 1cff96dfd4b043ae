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
import { useRoiMessages } from '../use-roi-messages.ts';

type Part<Props> = (props: Props) => ReactElement;

const TryAgain = createContext<() => void>(() => {});

function CouldNotLoad(): ReactElement {
  const tryAgain = use(TryAgain);
  const messages = useRoiMessages();
  return (
    <Cluster gap={3} role="alert">
      <Text tone="muted">{messages.loadFailed}</Text>
      <Button variant="secondary" size="sm" onClick={tryAgain}>
        {messages.retry}
      </Button>
    </Cluster>
  );
}

/** Source of a part's code. A failed load can be retried. */
export interface Source<Props> {
  latest: LazyExoticComponent<Part<Props>>;
  renew: () => void;
}

export function sourceOf<Props>(load: () => Promise<{ default: Part<Props> }>): Source<Props> {
  const create = (): Source<Props>['latest'] => lazy(() => load().catch(() => ({ default: CouldNotLoad })));
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
  /** Props of the part. */
  props: Props;
  /** Placeholder shown until the part has loaded. */
  meanwhile: ReactNode;
}

const neverChanges = () => () => {};

/**
 * Loads a part's code when it first renders, in the browser only; a server renders the placeholder. A failed
 * load shows an error with a retry button and leaves the rest of the page intact.
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
