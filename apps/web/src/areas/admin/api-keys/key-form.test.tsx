import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showMomentsIn } from '../../../app/time/viewer-time.ts';
import { KeyControls } from './key-controls.tsx';
import { type KeyDefaults, useKeyForm } from './key-form.ts';

const expiresAt = '2099-05-04T09:30:00.000Z';
const send = vi.fn(async (_fields: unknown) => {});

function TestForm(): ReactElement {
  const defaults: KeyDefaults = { name: 'Nightly report', scopes: ['users:read'], expiresAt, rateLimit: 60 };
  const form = useKeyForm(defaults, 'test', send);
  return (
    <form {...form.attributes} aria-label="Key">
      <KeyControls form={form} defaults={defaults} />
    </form>
  );
}

async function submit(lastDay?: string): Promise<void> {
  showMomentsIn('America/Denver');
  render(<TestForm />);
  await act(async () => {
    if (lastDay !== undefined) {
      const field = screen.getByLabelText('Last day');
      fireEvent.change(field, { target: { value: lastDay } });
      fireEvent.blur(field);
    }
    fireEvent.submit(screen.getByRole('form', { name: 'Key' }));
  });
}

afterEach(() => {
  cleanup();
  showMomentsIn(null);
  send.mockClear();
});

it.each([
  ['keeps the time of an unchanged day', undefined, expiresAt],
  ["expires at the end of another day in the viewer's time zone", '2099-05-05', '2099-05-06T05:59:59.000Z'],
  ['never expires without a day', '', null],
])('%s', async (_, lastDay, expected) => {
  await submit(lastDay);
  expect(send.mock.calls).toEqual([[expect.objectContaining({ expiresAt: expected })]]);
});

it('refuses text that is not a date', async () => {
  await submit('next spring');
  expect(send).not.toHaveBeenCalled();
});
