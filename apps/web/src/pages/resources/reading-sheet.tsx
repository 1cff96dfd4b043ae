import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { SectionErrorBoundary } from '@uplift/ui/error-boundary';
import { Link } from '@uplift/ui/link';
import { Sheet } from '@uplift/ui/sheet';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { type ResourceSlug, type ResourceSummary, resourceSummaries } from '../../content/resources.ts';
import { useErrorReport } from '../../shell/error-report.ts';
import { retriableLazy } from '../../shell/retriable-lazy.ts';
import { DownloadLink } from './download-link.tsx';
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

/** The text that came with the page, or else the one that is loaded for it. */
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

/** The piece that comes after another in the list, round and round. */
function nextAfter(resource: ResourceSummary): ResourceSummary {
  return resourceSummaries[(resourceSummaries.indexOf(resource) + 1) % resourceSummaries.length] ?? resource;
}

/** The list's own link to a piece, unless a filter hides it. */
function cardLinkTo(slug: ResourceSlug): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#main li a[href$="#${slug}"]`);
}

export interface ReadingSheetProps {
  /** The piece to read; null closes the sheet. */
  slug: ResourceSlug | null;
  onClose: () => void;
}

/** A piece in a sheet at the side, to be read, ticked off, printed or taken along as a file. */
export default function ReadingSheet({ slug, onClose }: ReadingSheetProps): ReactElement | null {
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(slug);
  // While the sheet slides out it still shows what was read last.
  if (slug && slug !== shown) setShown(slug);
  const resource = resourceSummaries.find((summary) => summary.slug === shown);
  const { search, state } = useLocation();
  const cameFromList = isOpenedFromList(state);

  useEffect(() => {
    // Whoever came by a link to a piece sees, beside and behind it, where in the list it stands.
    if (shown && !cameFromList) cardLinkTo(shown)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [shown, cameFromList]);

  useEffect(() => {
    // The next piece begins at its beginning.
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
          // The text, not the first button: whoever opens a piece wants to read, and arrow keys should scroll.
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
