import type { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { fromSearchParams, type SharedFigures, toSearchParams } from '@uplift/roi-engine';
import { RoiCalculator, type RoiOutcome } from '@uplift/roi-engine/react';
import { ComponentErrorBoundary } from '@uplift/ui/error-boundary';
import { LinkButton } from '@uplift/ui/link-button';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { useErrorReport } from '../../app/error-reporting/error-report.ts';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { useBrowserValue } from '../../hydration/hydration.ts';
import { NeedsScript } from '../../hydration/needs-script.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

/** Checked by its type: the endpoint itself would load the schemas of all forms. */
const REPORT_PDF: typeof visitorEndpoints.getReportPdf.path = '/api/reports/pdf';

/** In milliseconds. */
const ADDRESS_DELAY = 300;

const ReportDialog = retriableLazy<ReportDialogProps>(() => import('./report-dialog.tsx'));

/** Reads figures from the fragment, which never reaches the server, and from the query string. */
function figuresIn({ search, hash }: Pick<Location, 'search' | 'hash'>): SharedFigures {
  const asked = fromSearchParams(search);
  const calculated = fromSearchParams(hash);
  return {
    input: { ...asked.input, ...calculated.input },
    assumptions: { ...asked.assumptions, ...calculated.assumptions },
  };
}

/** Puts the latest result in the URL, so that a reload, a bookmark and the back button restore it. */
function keepInAddress({ input, assumptions }: RoiOutcome): void {
  const { history, location } = window;
  history.replaceState(history.state, '', `${location.pathname}#${toSearchParams(input, assumptions)}`);
}

/** The calculator. Reads its figures from the URL and puts results there. */
export default function SharedCalculator(): ReactElement {
  const location = useLocation();
  const report = useErrorReport();
  const [mailed, setMailed] = useState<RoiOutcome | null>(null);
  const [result, setResult] = useState<RoiOutcome | null>(null);
  // The server's HTML is the same for every visitor, so figures apply after hydration.
  const { input, assumptions } = figuresIn({
    search: useBrowserValue(location.search, ''),
    hash: useBrowserValue(location.hash, ''),
  });
  useEffect(() => {
    if (!result) return undefined;
    // Browsers limit how often the URL changes, and a moving slider has many results.
    const timer = setTimeout(() => keepInAddress(result), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [result]);

  const isShared = Object.keys(input).length > 0;
  return (
    <>
      <NeedsScript what="calculator" />
      <RoiCalculator
        // Keeps what a visitor typed before hydration, unless the URL has figures.
        key={isShared ? location.search + location.hash : 'own'}
        headingLevel={2}
        initial={input}
        initialAssumptions={assumptions}
        calculated
        shareUrl="/calculator"
        pdfUrl={REPORT_PDF}
        onResult={setResult}
        onEmailReport={setMailed}
      >
        {(outcome) =>
          outcome && (
            <LinkButton asChild>
              <Link to={`/contact#${toSearchParams(outcome.input, outcome.assumptions)}`}>
                Book an audit to check this
              </Link>
            </LinkButton>
          )
        }
      </RoiCalculator>
      {mailed && (
        <ComponentErrorBoundary onReport={report} resetKeys={[mailed]}>
          <Suspense fallback={null}>
            <ReportDialog outcome={mailed} onClose={() => setMailed(null)} />
          </Suspense>
        </ComponentErrorBoundary>
      )}
    </>
  );
}
