import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { useReducedMotion } from '../../hooks/media-query/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text } from '../../text/index.ts';
import { duration, durationScale, easing, easingScale } from '../tokens/index.ts';
import * as styles from './motion.styles.ts';
import { TokenTable } from './token-table.tsx';

function Runner({ name, time, curve }: { name: string; time: string; curve: string }): ReactElement {
  return (
    <div css={styles.track}>
      <div
        data-testid={name}
        css={styles.runner}
        style={{ transitionDuration: time, transitionTimingFunction: curve }}
      />
    </div>
  );
}

function Motion(): ReactElement {
  const [moved, setMoved] = useState(false);
  const calm = useReducedMotion();
  return (
    <Stack gap={6} data-moved={moved ? '' : undefined}>
      <Stack gap={3} align="start">
        <Button onClick={() => setMoved(!moved)}>{moved ? 'Move back' : 'Move'}</Button>
        <Text size="sm" tone="muted">
          {calm
            ? 'Less motion is asked for: things are in their new place at once.'
            : 'Durations run on the standard curve; curves run in one second, to be seen.'}
        </Text>
      </Stack>
      <TokenTable
        label="Durations"
        group="duration"
        reference="duration"
        scale={durationScale}
        sample={(name) => <Runner name={name} time={duration[name]} curve={easing.out} />}
      />
      <TokenTable
        label="Curves"
        group="easing"
        reference="easing"
        scale={easingScale}
        sample={(name) => <Runner name={name} time="1s" curve={easing[name]} />}
      />
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'] });

function offset(runner: HTMLElement): number {
  return new DOMMatrix(getComputedStyle(runner).transform).e;
}

export const DurationsAndCurves = meta.story({
  render: () => <Motion />,
  play: async ({ canvas }) => {
    await expect(offset(canvas.getByTestId('fast'))).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(offset(canvas.getByTestId('fast'))).toBe(232));
    await expect(canvas.getByRole('button', { name: 'Move back' })).toBeVisible();
  },
});

export const ReducedMotion = meta.story({
  render: () => <Motion />,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Less motion is asked for/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const slowest = canvas.getByTestId('inOut');
    await expect(getComputedStyle(slowest).transitionProperty).toBe('all');
    await expect(Number.parseFloat(getComputedStyle(slowest).transitionDuration)).toBeLessThan(0.001);
    await waitFor(() => expect(offset(slowest)).toBe(232));
  },
});
