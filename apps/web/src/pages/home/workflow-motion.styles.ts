import { css, keyframes } from '@emotion/react';
import { media } from '@uplift/ui/tokens';

/** Without code, the motion can't be replayed. */
export const moving = `${media.motion} and (scripting: enabled)`;

/** When each part of the motion starts, in milliseconds. The blocks fold when all of lane A has passed. */
export const timing = { work: 1600, fold: 1850, foldEach: 450, back: 2300, end: 3200 } as const;

/** Registered, so that a count can be animated. */
export const countProperty = css({
  '@property --count': { syntax: '"<integer>"', inherits: 'false', initialValue: '0' },
});

const showAtEnd = keyframes({ 'from, 99%': { opacity: 0 } });
const hideAtEnd = keyframes({ 'from, 99%': { opacity: 1 } });
export const appear = keyframes({ from: { opacity: 0 } });

/** A count in hours and minutes, in place of the text of the final value. */
export function counting(to: number, start: number, end: number) {
  const count = keyframes({ from: { '--count': 0 }, to: { '--count': to } });
  const time = `${end - start}ms linear ${start}ms`;
  return css({
    [moving]: {
      '& > span': { animation: `${showAtEnd} ${end}ms` },
      '&::after': {
        content: 'counter(hours) " h " counter(minutes, decimal-leading-zero) " min" / ""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        opacity: 0,
        whiteSpace: 'nowrap',
        counterReset: 'hours round(down, var(--count) / 60) minutes mod(var(--count), 60)',
        animation: `${count} ${time} backwards, ${hideAtEnd} ${end}ms`,
      },
    },
  });
}
