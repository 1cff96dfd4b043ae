import { Global } from '@emotion/react';
import type { ReactElement } from 'react';

/** The footer and all bands of a page except the first. Most are alone in a deferred section's wrapper. */
const bands = [
  'main section ~ section',
  'main section ~ div > section',
  'main div ~ div > section',
  'main ~ div > footer',
]
  .map((selector) => `[data-untouched] ${selector}`)
  .join(',');

/** Skips layout of off-screen bands until the first interaction. */
export function UntouchedPageStyles(): ReactElement {
  return (
    <Global styles={{ [bands]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 50rem' } }} />
  );
}
