import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadEstimator } from './estimate-strength.ts';
import { PasswordInput } from './index.ts';

vi.mock('./estimate-strength.ts', () => ({ loadEstimator: vi.fn() }));

const load = vi.mocked(loadEstimator);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function type(text: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(250));
}

it('does not load the estimator without `strength`', async () => {
  render(<PasswordInput aria-label="Password" />);
  await type('lantern otter');
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['6 emoji', '🎉'.repeat(6), 'Add 6 characters.'],
  ['12 emoji', '🎉'.repeat(12), ''],
  ['20 emoji', '🎉'.repeat(20), ''],
  ['20 decomposed letters', 'u\u0308'.repeat(20), ''],
  ['21 emoji', '🎉'.repeat(21), '1 character too many.'],
])('counts code points: %s', async (_, password, problem) => {
  load.mockResolvedValue(() => ({ score: 4, warning: null }));
  render(<PasswordInput aria-label="Password" strength minLength={12} maxLength={20} />);
  await type(password);
  expect(screen.getByLabelText<HTMLInputElement>('Password').validationMessage).toBe(problem);
  expect(screen.getByText(problem || 'Strong')).toBeTruthy();
});

it('loads the estimator on first input, works without it while offline, and retries', async () => {
  load.mockRejectedValueOnce(new Error('The connection is gone.'));
  render(<PasswordInput aria-label="Password" strength minLength={12} />);
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(load).not.toHaveBeenCalled();
  await type('lantern');
  expect(screen.getByText('Add 5 characters.')).toBeTruthy();

  load.mockResolvedValueOnce(() => ({ score: 4, warning: null }));
  await type('lantern otter velvet');
  expect(screen.getByText('Strong')).toBeTruthy();
});
