import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const reportStyles = css({ marginBlockStart: space[4] });
