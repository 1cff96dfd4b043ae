import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Area } from '../../app/area.ts';
import { SignInForm } from './sign-in-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderForm(area: Area, cookieEnabled: boolean): void {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(cookieEnabled);
  render(
    <MemoryRouter>
      <SignInForm area={area} onSubmit={async () => {}} />
    </MemoryRouter>,
  );
}

it.each(['admin', 'manager'] as const)('warns an %s whose browser blocks cookies', (area) => {
  renderForm(area, false);
  expect(screen.getByText('Your browser refuses cookies')).toBeTruthy();
});

it('does not truncate long passwords', () => {
  renderForm('admin', true);
  expect(screen.getByLabelText('Password').hasAttribute('maxlength')).toBe(false);
});

it('shows no cookie warning when the browser accepts cookies', () => {
  renderForm('admin', true);
  expect(screen.queryByText('Your browser refuses cookies')).toBeNull();
});
