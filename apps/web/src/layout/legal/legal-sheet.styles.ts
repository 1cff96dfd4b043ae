import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const text = css({ display: 'grid', gap: space[6], paddingBlockStart: space[2] });
