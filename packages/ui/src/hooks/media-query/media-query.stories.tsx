import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Text } from '../../text/index.ts';
import { useMediaQuery, useReducedMotion } from './index.ts';

function Answers({ query }: { query: string }): ReactElement {
  const matches = useMediaQuery(query);
  const calm = useReducedMotion();
  return (
    <>
      <Text>
        {query}: {matches ? 'yes' : 'no'}
      </Text>
      <Text>Less motion: {calm ? 'yes' : 'no'}</Text>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Hooks/useMediaQuery',
  component: Answers,
  args: { query: '(min-width: 1px)' },
});

export const Matches = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(min-width: 1px): yes')).toBeVisible();
  },
});

export const DoesNotMatch = meta.story({
  args: { query: '(max-width: 1px)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(max-width: 1px): no')).toBeVisible();
  },
});
