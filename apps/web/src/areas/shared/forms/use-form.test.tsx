import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@uplift/data-client';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useForm } from './use-form.ts';

const send = vi.fn<(email: string, password: string) => Promise<unknown>>();

afterEach(() => {
  cleanup();
  send.mockReset();
});

function TestForm(): ReactElement {
  const { attributes, control, errors, failure, pending } = useForm({
    names: ['email', 'password'],
    check: (read) => ({
      email: read('email') ? undefined : 'Enter your e-mail address.',
      password: read('password') ? undefined : 'Enter your password.',
    }),
    send: (read) => send(read('email'), read('password')),
  });
  return (
    <form {...attributes} aria-label="Test" aria-busy={pending}>
      <output>{[errors.email, errors.password, failure?.message].filter(Boolean).join(' ')}</output>
      <input aria-label="E-mail" {...control('email')} />
      <input aria-label="Password" {...control('password')} />
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const words = () => screen.getByRole('status').textContent;

function enter(label: string, value: string): void {
  fireEvent.input(field(label), { target: { value } });
}

async function submit(): Promise<void> {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  });
}

it('shows errors of missing fields and focuses the first instead of sending', async () => {
  render(<TestForm />);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(words()).toBe('Enter your e-mail address. Enter your password.');
  expect(document.activeElement).toBe(field('E-mail'));
  enter('E-mail', 'a');
  expect(words()).toBe('Enter your password.');
});

it('trims text but not passwords', async () => {
  render(<TestForm />);
  enter('E-mail', ' maya@harbor.example ');
  enter('Password', ' a phrase ');
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('maya@harbor.example', ' a phrase ');
  expect(words()).toBe('');
});

it('shows a server error at its field and keeps typed text', async () => {
  send.mockRejectedValue(new ApiError('No.', { status: 400, errors: { password: ['Choose another one.'] } }));
  render(<TestForm />);
  enter('E-mail', 'maya@harbor.example');
  enter('Password', 'password1234');
  await submit();
  expect(words()).toBe('Choose another one.');
  expect(document.activeElement).toBe(field('Password'));
  expect(field('E-mail').value).toBe('maya@harbor.example');
  expect(field('Password').value).toBe('password1234');
});

it('shows a form-level error until the next submit', async () => {
  send.mockRejectedValueOnce(new Error('The server could not be reached.'));
  render(<TestForm />);
  enter('E-mail', 'maya@harbor.example');
  enter('Password', 'a phrase');
  await submit();
  expect(words()).toBe('The server could not be reached.');
  send.mockResolvedValueOnce(undefined);
  await submit();
  expect(words()).toBe('');
});

it('sends once when submitted again while pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValue(promise);
  render(<TestForm />);
  enter('E-mail', 'maya@harbor.example');
  enter('Password', 'a phrase');
  await submit();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  await act(async () => resolve());
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('posts to postTo without JavaScript and shows the initial errors', () => {
  function PostedForm(): ReactElement {
    const { attributes, control, errors } = useForm({
      names: ['email'],
      check: () => ({}),
      send: async () => {},
      postTo: '/contact',
      initialErrors: { email: 'Enter your e-mail address.' },
    });
    return (
      <form {...attributes} aria-label="Posted">
        <output>{errors.email}</output>
        <input aria-label="E-mail" {...control('email')} />
      </form>
    );
  }
  render(<PostedForm />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Posted' });
  expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
    'post',
    '/contact',
    'multipart/form-data',
  ]);
  expect(words()).toBe('Enter your e-mail address.');
  enter('E-mail', 'a');
  expect(words()).toBe('');
});
