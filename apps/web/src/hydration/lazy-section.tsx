import { useDataClient } from '@uplift/data-client/swr';
import { SectionErrorBoundary } from '@uplift/ui/error-boundary';
import {
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useErrorReport } from '../app/error-reporting/error-report.ts';
import { retriableLazy } from '../app/retriable-lazy.ts';
import { useCameWithPage } from './hydration.ts';
import {
  createHydration,
  type HydrationTrigger,
  onVisible,
  type SectionHydration,
} from './hydration-trigger.ts';
import * as styles from './lazy-section.styles.ts';

/** Loads code. If the connection is lost meanwhile, waits until it is back. */
async function loadWhenOnline(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch {
    // The section loads its code again, and shows the error.
    if (navigator.onLine) return;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    await loadWhenOnline(load);
  }
}

/** Keeps the server's HTML until its code has loaded, then hydrates its children. */
function HydrateOnRequest({
  hydration,
  code,
  children,
}: {
  hydration: SectionHydration;
  code: Promise<void>;
  children: ReactNode;
}): ReactNode {
  if (!import.meta.env.SSR) use(code);
  useEffect(hydration.complete, []);
  return children;
}

/**
 * A lazily hydrated section: it is in the server's HTML, and the trigger decides when its code loads. A button
 * that was clicked before that is clicked again after hydration. On client-side navigation there is no HTML
 * to show, so the page waits for the code and renders complete. The section has its own error boundary: if it
 * fails, the rest of the page stays.
 */
export function lazySection(
  load: () => Promise<{ default: () => ReactElement | null }>,
  trigger: HydrationTrigger = onVisible,
): () => ReactElement {
  const Section = retriableLazy(load);
  return function LazySection() {
    const cameWithPage = useCameWithPage();
    const [hydration] = useState(createHydration);
    const [code] = useState(() => hydration.requested.then(() => loadWhenOnline(load)));
    const location = useLocation();
    const [firstLocation] = useState(location);
    const report = useErrorReport();
    const { tokens } = useDataClient();
    const ref = useCallback(
      (element: HTMLElement | null) => (element ? trigger(hydration, element, tokens) : undefined),
      [hydration, tokens],
    );
    // A location change must reach the section without waiting for an interaction.
    // Hot module replacement only shows in hydrated components.
    if (location !== firstLocation || import.meta.hot) hydration.request();
    // Keep the element stable: a new one would make React hydrate the section before its code has loaded.
    return useMemo(
      () => (
        <div ref={cameWithPage ? ref : null} css={styles.wrapper}>
          <SectionErrorBoundary onReport={report}>
            {cameWithPage ? (
              <Suspense fallback={null}>
                <HydrateOnRequest hydration={hydration} code={code}>
                  <Section />
                </HydrateOnRequest>
              </Suspense>
            ) : (
              <Section />
            )}
          </SectionErrorBoundary>
        </div>
      ),
      [cameWithPage, code, hydration, ref, report],
    );
  };
}
