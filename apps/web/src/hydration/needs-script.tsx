import { css } from '@emotion/react';
import type { ReactElement } from 'react';

const note = css({ marginBlockEnd: '1.5rem' });

/** Shown in browsers without JavaScript, where something else on the page doesn't work. */
export function NeedsScript({ what }: { what: 'page' | 'calculator' }): ReactElement {
  const text = `This ${what} needs JavaScript. Turn it on in your browser settings and reload the page.`;
  return (
    <noscript>
      <p css={note}>{text}</p>
    </noscript>
  );
}
