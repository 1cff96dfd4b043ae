import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const more = css({ marginBlockStart: space[6] });

export const hideInPrint = css({ '@media print': { display: 'none' } });

export const nothingFound = css({ inlineSize: '14rem', paddingBlock: space[4] });
