import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { SectionErrorBoundary } from '@uplift/ui/error-boundary';
import { Link } from '@uplift/ui/link';
import { Sheet } from '@uplift/ui/sheet';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useErrorReport } from '../../../app/error-reporting/error-report.ts';
import { retriableLazy } from '../../../app/retriable-lazy.ts';
import { type ResourceSlug, type ResourceSummary, resourceSummaries } from '../../../content/resources.ts';
import { DownloadLink } from '../download-link.tsx';
import { loadPiece } from './load-piece.ts';
import { htmlInPage } from './piece-in-page.ts';
import { PieceText } from './piece-text.tsx';
import { isOpenedFromList } from './reading-address.ts';
import * as styles from './reading-sheet.styles.ts';

const loadedTexts = new Map(
  resourceSummaries.map(({ slug }) => [
    slug,
    retriableLazy(async () => {
      const html = { __html: await loadPiece(slug) };
      return { default: () => <PieceText html={html} /> };
    }),
  ]),
);

const lines = ['92%', '100%', '96%', '61%'];

function TextToCome(): ReactElement {
  return (
    <div aria-busy css={styles.toCome}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** Shows the text from the page if it is there, otherwise the loaded text. */
function Body({ slug }: { slug: ResourceSlug }): ReactElement | null {
  const report = useErrorReport();
  const [html] = useState(() => ({ __html: htmlInPage(slug) }));
  const Loaded = loadedTexts.get(slug);
  if (html.__html || !Loaded) return <PieceText html={html} />;
  return (
    <SectionErrorBoundary onReport={report}>
      <Suspense fallback={<TextToCome />}>
        <Loaded />
      </Suspense>
    </SectionErrorBoundary>
  );
}

/** The next resource in the list. Wraps around after the last. */
function nextAfter(resource: ResourceSummary): ResourceSummary {
  return resourceSummaries[(resourceSummaries.indexOf(resource) + 1) % resourceSummaries.length] ?? resource;
}

/** The link to a resource on its card. Null if a filter hides the card. */
function cardLinkTo(slug: ResourceSlug): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#main li a[href$="#${slug}"]`);
}

export interface ReadingSheetProps {
  /** The resource to read. `null` closes the sheet. */
  slug: ResourceSlug | null;
  onClose: () => void;
}

/** A resource in a side sheet, to read, tick off, print or download. */
export default function ReadingSheet({ slug, onClose }: ReadingSheetProps): ReactElement | null {
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(slug);
  // Shows the last resource while the sheet slides out.
  if (slug && slug !== shown) setShown(slug);
  const resource = resourceSummaries.find((summary) => summary.slug === shown);
  const { search, state } = useLocation();
  const cameFromList = isOpenedFromList(state);

  useEffect(() => {
    // For visitors who followed a link, scrolls to the resource's card, which is visible behind the sheet.
    if (shown && !cameFromList) cardLinkTo(shown)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [shown, cameFromList]);

  useEffect(() => {
    // Starts the next resource at its top.
    if (!shown || !panel.current) return;
    panel.current.scrollTop = 0;
    panel.current.focus();
  }, [shown]);

  function giveFocusBack(event: Event): void {
    event.preventDefault();
    const card = shown && cardLinkTo(shown);
    (card || document.getElementById('main'))?.focus();
  }

  if (!resource) return null;
  const next = nextAfter(resource);
  return (
    <Sheet.Root open={slug !== null} onOpenChange={(open) => open || onClose()}>
      <Sheet.Content
        ref={panel}
        css={styles.sheet}
        onOpenAutoFocus={(event) => {
          // Focuses the text instead of the first button, so that arrow keys scroll it.
          event.preventDefault();
          panel.current?.focus();
        }}
        onCloseAutoFocus={giveFocusBack}
      >
        <header css={styles.head}>
          <p css={styles.meta}>
            <Badge tone="accent">{resource.kind}</Badge>
            <Text asChild size="sm" tone="subtle">
              <span>{resource.effort}</span>
            </Text>
          </p>
          <Sheet.Title css={styles.title}>{resource.title}</Sheet.Title>
          <Sheet.Description css={styles.summary}>{resource.summary}</Sheet.Description>
          <div css={styles.actions}>
            <DownloadLink resource={resource} />
            <Button variant="ghost" onClick={() => window.print()}>
              Print
            </Button>
          </div>
        </header>
        <Body key={resource.slug} slug={resource.slug} />
        <footer css={styles.foot}>
          <Text asChild size="sm" tone="subtle">
            <span>Read next</span>
          </Text>
          <Link asChild underline="hover" css={styles.next}>
            <RouterLink to={{ search, hash: next.slug }} replace state={state}>
              {next.title}
            </RouterLink>
          </Link>
        </footer>
      </Sheet.Content>
    </Sheet.Root>
  );
}
