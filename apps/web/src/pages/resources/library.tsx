import type { ReactElement } from 'react';
import { resourceSummaries } from '../../content/resources.ts';
import { useInBrowser } from '../../hydration/hydration.ts';
import { library } from './library.styles.ts';
import { LibraryArticles } from './library-articles.tsx';

/**
 * What the browser renders instead of the articles. React keeps the server's HTML during hydration without
 * comparing it, so the browser needs no code for twelve articles. After a client-side navigation, each
 * resource is an empty target for its links.
 */
const asItCame = { __html: resourceSummaries.map(({ slug }) => `<article id="${slug}"></article>`).join('') };

/**
 * The full text of every resource, for search engines and for reading without JavaScript. After hydration it
 * is hidden, and the sheet takes its text from it. Before hydration, a link to a resource shows it here.
 */
export function Library(): ReactElement {
  const inBrowser = useInBrowser();
  if (import.meta.env.SSR) {
    return (
      <section aria-label="In full" css={library}>
        <LibraryArticles />
      </section>
    );
  }
  return (
    <section
      aria-label="In full"
      css={library}
      data-in-sheet={inBrowser || undefined}
      dangerouslySetInnerHTML={asItCame}
      suppressHydrationWarning
    />
  );
}
