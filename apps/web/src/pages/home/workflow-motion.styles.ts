import { css, keyframes } from '@emotion/react';
import { media } from '@uplift/ui/tokens';

/** Without code, the motion can't be replayed. */
export const moving = `${media.motion} and (scripting: enabled)`;

/** When each part of the motion starts, in milliseconds. The blocks fold when all of lane A has passed. */
export const timing = { work: 1600, fold: 1850, foldEach: 450, back: 2300, end: 3200 } as const;

export const appear = keyframes({ from: { opacity: 0 } });

/** Minutes between two counts. Both durations are multiples of it. */
const COUNT_STEP = 3;

function countsTo(minutes: number): string[] {
  return Array.from({ length: minutes / COUNT_STEP + 1 }, (_, index) => {
    const count = index * COUNT_STEP;
    return `${Math.floor(count / 60)} h ${String(count % 60).padStart(2, '0')} min`;
  });
}

const roll = keyframes({ from: { opacity: 1 }, to: { opacity: 1, transform: 'translateY(-100%)' } });

/**
 * A count in hours and minutes, in place of the text of the final value: a roll of counts behind a window one
 * line high. Only its transform changes, so the main thread is free to hydrate the page.
 */
export function counting(to: number, start: number, end: number) {
  const counts = countsTo(to);
  return css({
    [moving]: {
      overflowY: 'clip',
      '& > span': { animation: `${appear} 1ms ${end - 1}ms backwards` },
      '&::after': {
        content: `"${counts.join('\\a ')}" / ""`,
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        opacity: 0,
        whiteSpace: 'pre',
        animation: `${roll} ${end - start}ms steps(${counts.length}) ${start}ms backwards`,
      },
    },
  });
}
