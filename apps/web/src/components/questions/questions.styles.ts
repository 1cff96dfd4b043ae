import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';
import { titleColumn } from '../title-column/title-column.styles.ts';

export const columns = css(titleColumn, { rowGap: space[6] });

export const aside = css({ display: 'grid', gap: space[4], alignContent: 'start', justifyItems: 'start' });
