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

it('sends nothing while something is missing, says what, and takes the focus to the first', async () => {
  render(<TestForm />);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(words()).toBe('Enter your e-mail address. Enter your password.');
  expect(document.activeElement).toBe(field('E-mail'));
  enter('E-mail', 'a');
  expect(words()).toBe('Enter your password.');
});

it('sends words without the spaces around them, and passwords as they are', async () => {
  render(<TestForm />);
  enter('E-mail', ' maya@harbor.example ');
  enter('Password', ' a phrase ');
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith('maya@harbor.example', ' a phrase ');
  expect(words()).toBe('');
});

it('shows what the server says beside its field, and keeps what was typed', async () => {
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

it('says what failed as a whole, until it is sent again', async () => {
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

it('sends once, however often the button is pressed meanwhile', async () => {
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

it('a form with an address is posted there by a browser without JavaScript, and shows what came back', () => {
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
