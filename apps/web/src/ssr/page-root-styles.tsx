import { Global } from '@emotion/react';
import type { ReactElement } from 'react';

/**
 * A modal takes pointer events from the body. Every element of the page would inherit that and have its style
 * recalculated before the modal shows. The root keeps its pointer events; the modal's overlay blocks them.
 */
export function PageRootStyles(): ReactElement {
  return <Global styles={{ '#root': { pointerEvents: 'auto' } }} />;
}
