import { Global } from '@emotion/react';
import type { ReactElement } from 'react';

/**
 * A panel over the page takes pointer events from the body, which every element of the page would inherit: each would
 * need its style anew before the panel shows. Below the root they stay as they are; the veil of the panel takes them.
 */
export function PageRootStyles(): ReactElement {
  return <Global styles={{ '#root': { pointerEvents: 'auto' } }} />;
}
