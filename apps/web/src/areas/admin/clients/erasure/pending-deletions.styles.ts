import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const list = css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
