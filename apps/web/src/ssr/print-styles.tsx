import { Global } from '@emotion/react';
import { color } from '@uplift/ui/tokens';
import type { ReactElement } from 'react';

const page = ':has(> #main)';
const navigation = `${page} > div > header`;

/** Pages on paper: the content under the logo, in the size of print, with the colors of charts. */
export function PrintStyles(): ReactElement {
  return (
    <Global
      styles={{
        '@page': { margin: '10mm 14mm' },
        '@media print': {
          html: {
            fontSize: '66%',
            printColorAdjust: 'exact',
            '--up-space-section': '1.25rem',
            '--up-space-gutter': '0px',
          },
          [`${page} > :not(#main, :has(> header)), ${navigation} > * > :not(a:first-of-type)`]: {
            display: 'none !important',
          },
          [navigation]: {
            position: 'static',
            marginBlockEnd: '1.5rem',
            borderBlockEndColor: color.border,
          },
          '#main section': { background: 'none' },
          '#main :is(td, tbody th)': { paddingBlock: '0.5rem' },
          '#main :is(h2, h3, caption), #main :is(h2, h3) + p': {
            breakAfter: 'avoid',
          },
          '#main :is(tr, li, figure)': { breakInside: 'avoid' },
        },
      }}
    />
  );
}
