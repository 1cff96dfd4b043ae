import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OnDemand, sourceOf } from './on-demand.tsx';

afterEach(cleanup);

interface GreetingProps {
  name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

it('shows a placeholder until a part has loaded', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }));
  const source = sourceOf<GreetingProps>(load);
  expect(load).not.toHaveBeenCalled();
  render(<OnDemand source={source} props={{ name: 'Ada' }} meanwhile="One moment" />);
  expect(screen.getByText('One moment')).toBeDefined();
  expect(await screen.findByText('Hello Ada')).toBeDefined();
});

it('shows an error when a part fails to load, and loads it on retry', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: Greeting });
  const source = sourceOf<GreetingProps>(load);
  render(
    <>
      <p>Around it</p>
      <OnDemand source={source} props={{ name: 'Ada' }} meanwhile="One moment" />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load');
  expect(screen.getByText('Around it')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
