import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

/** On phones, the button is below the secret. */
export const secret = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const value = css({ flex: '1 1 16rem' });
