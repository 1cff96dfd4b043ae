import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './index.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = () => screen.getByRole('status').textContent;

async function press(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('announces "Copied" for two seconds', async () => {
  render(<CopyButton text="words" />);
  expect(said()).toBe('');
  await press();
  expect(writeText).toHaveBeenCalledWith('words');
  expect(said()).toBe('Copied');
  pass(1999);
  expect(said()).toBe('Copied');
  pass(1);
  expect(said()).toBe('');
});

it('restarts the two seconds when pressed again', async () => {
  render(<CopyButton text="words" />);
  await press();
  pass(1500);
  await press();
  pass(1999);
  expect(said()).toBe('Copied');
  pass(1);
  expect(said()).toBe('');
});

it('shows the text for manual copying when there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  render(<CopyButton text="words" />);
  await press();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('words');
  expect(said()).toBe('');
});

it('copies nothing when a handler prevents the default', async () => {
  render(<CopyButton text="words" onClick={(event) => event.preventDefault()} />);
  await press();
  expect(writeText).not.toHaveBeenCalled();
});
