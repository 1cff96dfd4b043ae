import { css } from '@emotion/react';
import type { ReactElement } from 'react';

const note = css({ marginBlockEnd: '1.5rem' });

/** Shown in browsers without JavaScript, where something else on the page doesn't work. */
export function NeedsScript({ what }: { what: 'page' | 'calculator' }): ReactElement {
  return (
    <noscript>
      <p
        css={note}
      >{`This ${what} needs JavaScript. Turn it on in your browser settings and reload the page.`}</p>
    </noscript>
  );
}
