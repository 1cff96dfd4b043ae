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
import { createGate, type Gate, openWhenNear, type Watch } from './deferred-gate.ts';
import * as styles from './deferred-section.styles.ts';
import { useErrorReport } from './error-report.ts';
import { useCameWithPage } from './hydration.ts';
import { keptPartProps } from './kept-parts.ts';
import { retriableLazy } from './retriable-lazy.ts';
import { useKeptParts } from './site-context.tsx';

/** Lets its children through when its gate is open. */
function Passage({ gate, children }: { gate: Gate; children: ReactNode }): ReactNode {
  if (import.meta.env.SSR) gate.open();
  use(gate.opened);
  useEffect(gate.pass, []);
  return children;
}

/**
 * A part of a page that stands in the server's HTML and whose code loads when it is wanted: see the ways to `watch`.
 * Until then it takes no script; a button that was pressed too early is pressed again when the code is there. On a
 * navigation within the site there is no HTML to stand in for it, so the page waits for its code and comes whole.
 * It has its own error boundary: if it fails, the rest of the page stays.
 *
 * @param keptAs a name of the section, where it is the same on every page of one path, whatever the query: the server
 *   then renders it once
 */
export function deferredSection(
  load: () => Promise<{ default: () => ReactElement | null }>,
  watch: Watch = openWhenNear,
  keptAs?: string,
): () => ReactElement {
  const Section = retriableLazy(load);
  return function DeferredSection() {
    const cameWithPage = useCameWithPage();
    const [gate] = useState(createGate);
    const location = useLocation();
    const [firstLocation] = useState(location);
    const report = useErrorReport();
    const { tokens } = useDataClient();
    const keptParts = useKeptParts();
    const ref = useCallback(
      (element: HTMLElement | null) => (element ? watch(gate, element, tokens) : undefined),
      [gate, tokens],
    );
    // A change of address reaches the section as well, and must not wait for anybody to come near.
    // And a change of code shows only in what React has taken over.
    if (location !== firstLocation || import.meta.hot) gate.open();
    const kept = import.meta.env.SSR && keptAs ? keptPartProps(keptParts, keptAs) : null;
    // The same element each time: a new one would make React take the section over before its code is there.
    return useMemo(
      () => (
        <div ref={cameWithPage ? ref : null} css={styles.wrapper} {...kept}>
          {kept?.dangerouslySetInnerHTML ? null : (
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
          )}
        </div>
      ),
      [cameWithPage, gate, ref, report, kept],
    );
  };
}
