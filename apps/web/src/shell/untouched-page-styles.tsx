import { Global } from '@emotion/react';
import type { ReactElement } from 'react';

/** All bands of a page but its first, and its end. Most stand alone in the element of a deferred section. */
const bands = [
  'main section ~ section',
  'main section ~ div > section',
  'main div ~ div > section',
  'main ~ div > footer',
]
  .map((selector) => `[data-untouched] ${selector}`)
  .join(',');

/** Leaves the bands of an untouched page alone until they come on the screen. */
export function UntouchedPageStyles(): ReactElement {
  return (
    <Global styles={{ [bands]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 50rem' } }} />
  );
}
