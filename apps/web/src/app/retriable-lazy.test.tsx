import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SectionErrorBoundary } from '@uplift/ui/error-boundary';
import { type ReactElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetFailedLoads, retriableLazy } from './retriable-lazy.ts';

const load = vi.fn<() => Promise<{ default: (props: { name: string }) => ReactElement }>>();

const loaded = { default: ({ name }: { name: string }) => <p>Hello, {name}</p> };

beforeEach(() => {
  load.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderSection(): void {
  const Greeting = retriableLazy(load);
  render(
    <SectionErrorBoundary onReport={forgetFailedLoads}>
      <Suspense fallback="Loading">
        <Greeting name="Ada" />
      </Suspense>
    </SectionErrorBoundary>,
  );
}

const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

it('loads once and passes its props', async () => {
  load.mockResolvedValue(loaded);
  renderSection();
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello, Ada')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fails once per failed load and loads again on retry', async () => {
  load.mockRejectedValueOnce(new Error('Offline.')).mockRejectedValueOnce(new Error('Still offline.'));
  load.mockResolvedValue(loaded);
  renderSection();
  await screen.findByText('Section Unavailable');
  expect(load).toHaveBeenCalledTimes(1);
  tryAgain();
  await expect.poll(() => load.mock.calls).toHaveLength(2);
  await screen.findByText('Section Unavailable');
  tryAgain();
  expect(await screen.findByText('Hello, Ada')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('does not load again when another part fails', async () => {
  load.mockResolvedValue(loaded);
  renderSection();
  await screen.findByText('Hello, Ada');
  forgetFailedLoads();
  expect(load).toHaveBeenCalledTimes(1);
});
