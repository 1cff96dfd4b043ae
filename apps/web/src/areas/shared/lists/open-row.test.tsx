import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpenRow } from './open-row.tsx';

afterEach(cleanup);

function OpenRowId(): ReactElement {
  return <output>{useOpenRow('row').id}</output>;
}

it.each([
  ['lowercases a UUID', '3F8D7C51-2F6B-4C1E-9A40-5D2B6A7E8C90', '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90'],
  [
    'keeps the case of the ID of an outbox message',
    '2026-06-01T12-00-00.000Z-3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90',
    '2026-06-01T12-00-00.000Z-3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90',
  ],
])('%s from the address', (_, id, expected) => {
  render(
    <MemoryRouter initialEntries={[`/?row=${id}`]}>
      <OpenRowId />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(expected);
});
