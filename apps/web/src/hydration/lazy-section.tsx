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
import { createGate, type Gate, openWhenNear, type Watch } from './deferred-gate.ts';
import * as styles from './deferred-section.styles.ts';
import { useCameWithPage } from './hydration.ts';

/** Suspends until the gate opens, then renders its children. */
function Passage({ gate, children }: { gate: Gate; children: ReactNode }): ReactNode {
  if (import.meta.env.SSR) gate.open();
  use(gate.opened);
  useEffect(gate.pass, []);
  return children;
}

/**
 * A lazily hydrated section: it is in the server's HTML, and `watch` decides when its code loads. A button
 * that was pressed before that is pressed again after hydration. On client-side navigation there is no HTML
 * to show, so the page waits for the code and renders complete. The section has its own error boundary: if it
 * fails, the rest of the page stays.
 */
export function deferredSection(
  load: () => Promise<{ default: () => ReactElement | null }>,
  watch: Watch = openWhenNear,
): () => ReactElement {
  const Section = retriableLazy(load);
  return function DeferredSection() {
    const cameWithPage = useCameWithPage();
    const [gate] = useState(createGate);
    const location = useLocation();
    const [firstLocation] = useState(location);
    const report = useErrorReport();
    const { tokens } = useDataClient();
    const ref = useCallback(
      (element: HTMLElement | null) => (element ? watch(gate, element, tokens) : undefined),
      [gate, tokens],
    );
    // A location change must reach the section without waiting for an interaction.
    // Hot module replacement only shows in hydrated components.
    if (location !== firstLocation || import.meta.hot) gate.open();
    // Keep the element stable: a new one would make React hydrate the section before its code has loaded.
    return useMemo(
      () => (
        <div ref={cameWithPage ? ref : null} css={styles.wrapper}>
          <SectionErrorBoundary onReport={report}>
            {cameWithPage ? (
              <Suspense fallback={null}>
                <Passage gate={gate}>
                  <Section />
                </Passage>
              </Suspense>
            ) : (
              <Section />
            )}
          </SectionErrorBoundary>
        </div>
      ),
      [cameWithPage, gate, ref, report],
    );
  };
}
