import { css } from '@emotion/react';
import { fontWeight } from '@uplift/ui/tokens';

export const link = css({ fontWeight: fontWeight.medium });
