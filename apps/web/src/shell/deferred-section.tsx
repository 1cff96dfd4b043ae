import { SectionErrorBoundary } from '@uplift/ui/error-boundary';
import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useErrorReport } from './error-report.ts';

/** How far below the viewport a section starts to load its code. */
const NEAR = '600px 0px';

/** What tells that somebody is about to use a section which the observer has not seen yet. */
const approaches = ['pointerenter', 'pointerdown', 'focusin'] as const;

interface Gate {
  opened: Promise<void>;
  isOpen: boolean;
  open: () => void;
}

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    opened: promise,
    isOpen: import.meta.env.SSR,
    open: () => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

function openWhenNear(gate: Gate, element: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) gate.open();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  for (const type of approaches) element.addEventListener(type, gate.open);
  return () => {
    observer.disconnect();
    for (const type of approaches) element.removeEventListener(type, gate.open);
  };
}

const neverChanges = () => () => {};

/** Lets its children through at once, unless they came with the page and nobody is near them yet. */
function Passage({ gate, children }: { gate: Gate; children: ReactNode }): ReactNode {
  const cameWithPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (cameWithPage && !gate.isOpen) use(gate.opened);
  return children;
}

/**
 * A section of a page that stands in the server's HTML, and whose code loads when it nears the viewport, is
 * pointed at or gets focus. It has its own error boundary: if it fails, the rest of the page stays.
 */
export function deferredSection(load: () => Promise<{ default: () => ReactElement }>): () => ReactElement {
  const Section = lazy(load);
  return function DeferredSection() {
    const [gate] = useState(createGate);
    const [firstLocation] = useState(useLocation());
    const location = useLocation();
    const report = useErrorReport();
    const watch = useCallback(
      (element: HTMLElement | null) => (element ? openWhenNear(gate, element) : undefined),
      [gate],
    );
    // A change of address reaches the section as well, and must not wait for it to come near.
    if (location !== firstLocation) gate.open();
    return (
      <div ref={watch}>
        <SectionErrorBoundary onReport={report}>
          <Suspense fallback={null}>
            <Passage gate={gate}>
              <Section />
            </Passage>
          </Suspense>
        </SectionErrorBoundary>
      </div>
    );
  };
}
