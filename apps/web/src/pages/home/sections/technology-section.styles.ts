import { css } from '@emotion/react';
import { space, width } from '@uplift/ui/tokens';

/** As in `Container`: the atom reaches the edges of the screen, and the heading doesn't. */
const gutter = `max(${space.gutter}, calc((100% - ${width.content}) / 2))`;

export const band = css({ paddingBlock: `${space[12]} ${space[4]}`, '--showcase-gutter': gutter });

/** Narrow enough for the switch next to it. */
export const heading = css({ display: 'grid', gap: space[3], justifyItems: 'start', maxInlineSize: '36rem' });
