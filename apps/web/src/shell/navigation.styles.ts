import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';
import { whenSignedIn } from './signed-in-marker.ts';

/** Until the page has found out who is signed in, the marker of the document decides. */
export const forVisitors = css({ [whenSignedIn]: { display: 'none' } });

export const portal = css({ [whenSignedIn]: { visibility: 'hidden' } });

export const wide = css({ display: 'none', [media.lg]: { display: 'flex', gap: space[2] } });

export const booking = css({ display: 'none', [media.sm]: { display: 'inline-flex' } });
