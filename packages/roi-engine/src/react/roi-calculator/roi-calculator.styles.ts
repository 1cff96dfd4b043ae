import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

const side = css({
  minInlineSize: 0,
  padding: `clamp(${space[5]}, 4cqi, ${space[10]})`,
});

export const calculator = css({ containerType: 'inline-size' });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

export const formSide = css([side, { containerType: 'inline-size', containerName: 'form' }]);

export const resultSide = css([
  side,
  {
    background: `radial-gradient(120% 90% at 100% 0%, color-mix(in srgb, ${color.glowCool} 70%, transparent), transparent 70%), ${color.groundSubtle}`,
    borderBlockStart: `1px solid ${color.border}`,
    '@container (min-width: 52rem)': {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
]);

export const details = css({
  paddingInline: `clamp(${space[5]}, 4cqi, ${space[10]})`,
  borderBlockStart: `1px solid ${color.border}`,
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[4],
});

export const note = css({ flex: '1 1 20rem' });

/** Reserves the height of the actions before there is a result. */
export const waiting = css({ blockSize: '2.25rem' });
