import type { CSSObject } from '@emotion/react';
import { fontFamily } from '../../foundations/tokens/index.ts';

/** Space between words of the display font, whose spaces are narrow and get narrower with tight tracking. */
export const WORD_SPACING = '0.06em';

/** Text in the display font. */
export const displayText: CSSObject = { fontFamily: fontFamily.display, wordSpacing: WORD_SPACING };
