import type { ReactElement } from 'react';
import { resourceSummaries } from '../../content/resources.ts';
import { useInBrowser } from '../../shell/hydration.ts';
import { library } from './library.styles.ts';
import { LibraryArticles } from './library-articles.tsx';

/**
 * What the browser believes to be in the library. React takes such content over as it came and never looks inside,
 * so twelve articles need no code there. Where nothing came, each piece still has a place that its address leads to.
 */
const asItCame = { __html: resourceSummaries.map(({ slug }) => `<article id="${slug}"></article>`).join('') };

/**
 * Every piece in full, for search engines and for reading without script. With script it is what the sheet takes its
 * text from, and shows nothing; until then a link to a piece shows that piece.
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
