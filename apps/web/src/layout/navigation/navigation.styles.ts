import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';
import { whenSignedIn } from '../../auth/session/signed-in-marker.ts';

/** Until the session check completes, the marker on the document decides. */
export const forVisitors = css({ [whenSignedIn]: { display: 'none' } });

export const portal = css({ [whenSignedIn]: { visibility: 'hidden' } });

/** Container query for a minimum width of the bar. */
const from = (width: string): string => `@container navigation-bar (min-width: ${width})`;

export const wide = css({ display: 'none', [from('64rem')]: { display: 'flex', gap: space[2] } });

/** On phones, the switch is in the menu, so that the bar has room for the booking. */
export const theme = css({ display: 'none', [from('30rem')]: { display: 'flex' } });
