import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@uplift/data-client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Area } from '../../app/area.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderForm(
  area: Area,
  cookieEnabled: boolean,
  onSubmit: SignInFormProps['onSubmit'] = async () => {},
): void {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(cookieEnabled);
  render(
    <MemoryRouter>
      <SignInForm area={area} onSubmit={onSubmit} />
    </MemoryRouter>,
  );
}

it.each(['admin', 'manager'] as const)('warns an %s whose browser blocks cookies', (area) => {
  renderForm(area, false);
  expect(screen.getByText('Your browser blocks cookies')).toBeTruthy();
});

it('does not truncate long passwords', () => {
  renderForm('admin', true);
  expect(screen.getByLabelText('Password').hasAttribute('maxlength')).toBe(false);
});

it('shows no cookie warning when the browser accepts cookies', () => {
  renderForm('admin', true);
  expect(screen.queryByText('Your browser blocks cookies')).toBeNull();
});

it('clears the code of the app and its error when the user switches to a recovery code', async () => {
  const onSubmit = vi.fn<SignInFormProps['onSubmit']>();
  onSubmit.mockRejectedValueOnce(new ApiError('No.', { status: 401, errors: { totp: ['Enter a code.'] } }));
  renderForm('admin', true, onSubmit);
  const enter = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const message = 'Enter the 6-digit code from your app or a recovery code.';
  const person = { email: 'maya@uplift.example', password: 'a phrase' };
  enter('E-mail', person.email);
  enter('Password', person.password);
  await press('Sign in');
  enter('Code from your authenticator app', '12');
  await press('Sign in');
  expect(screen.getByText(message)).toBeTruthy();
  await press('Use a recovery code instead');
  expect(screen.getByLabelText<HTMLInputElement>('Recovery code').value).toBe('');
  expect(screen.queryByText(message)).toBeNull();
  enter('Recovery code', 'ABCD-'.repeat(7));
  await press('Sign in');
  expect(onSubmit.mock.calls).toEqual([[person], [{ ...person, totp: 'abcd'.repeat(7) }]]);
});
