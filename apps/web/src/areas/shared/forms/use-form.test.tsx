import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@uplift/data-client';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { useForm } from './use-form.ts';

const send = vi.fn<(body: unknown) => Promise<unknown>>();

afterEach(() => {
  cleanup();
  send.mockReset();
});

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your e-mail address.')),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
  version: v.optional(v.number()),
});

function TestForm(): ReactElement {
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema,
    values: { version: 3 },
    send,
  });
  return (
    <form {...attributes} aria-label="Test" aria-busy={pending}>
      <output>{[errorOf('email'), errorOf('password'), failure?.message].filter(Boolean).join(' ')}</output>
      <input aria-label="E-mail" defaultValue="" {...control('email')} />
      <input aria-label="Password" {...control('password')} />
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const messages = () => screen.getByRole('status').textContent;

async function enter(label: string, value: string): Promise<void> {
  await act(async () => {
    fireEvent.input(field(label), { target: { value } });
  });
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
  expect(messages()).toBe('Enter your e-mail address. Enter your password.');
  expect(document.activeElement).toBe(field('E-mail'));
  await enter('E-mail', 'a');
  expect(messages()).toBe('Enter your password.');
});

it('sends the parsed body with the values that have no control', async () => {
  render(<TestForm />);
  await enter('E-mail', ' maya@harbor.example ');
  await enter('Password', ' a phrase ');
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({
    email: 'maya@harbor.example',
    password: ' a phrase ',
    version: 3,
  });
  expect(messages()).toBe('');
});

it('sends text typed before hydration', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<TestForm />);
  document.body.append(container);
  field('E-mail').value = 'maya@harbor.example';
  field('Password').value = 'a phrase';
  render(<TestForm />, { container, hydrate: true });
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({
    email: 'maya@harbor.example',
    password: 'a phrase',
    version: 3,
  });
  container.remove();
});

it('shows a server error at its field and keeps typed text', async () => {
  send.mockRejectedValue(
    new ApiError('No.', { status: 400, errors: { password: ['Too short.', 'Too common.'] } }),
  );
  render(<TestForm />);
  await enter('E-mail', 'maya@harbor.example');
  await enter('Password', 'password1234');
  await submit();
  expect(messages()).toBe('Too short. Too common.');
  expect(document.activeElement).toBe(field('Password'));
  expect(field('E-mail').value).toBe('maya@harbor.example');
  expect(field('Password').value).toBe('password1234');
});

it.each([
  ['about a field that the form lacks', { company: ['Enter a company.'], toString: ['No.'] }],
  ['that are no messages', { email: 'Unknown.', password: [7] }],
  ['without text', { email: [] }],
])('shows the message of an error with errors %s', async (_, errors) => {
  send.mockRejectedValue(new ApiError('The server refused it.', { status: 400, errors }));
  render(<TestForm />);
  await enter('E-mail', 'maya@harbor.example');
  await enter('Password', 'a phrase');
  await submit();
  expect(messages()).toBe('The server refused it.');
});

it('shows a form-level error until the next submit', async () => {
  send.mockRejectedValueOnce(new Error('Couldn’t reach the server.'));
  render(<TestForm />);
  await enter('E-mail', 'maya@harbor.example');
  await enter('Password', 'a phrase');
  await submit();
  expect(messages()).toBe('Couldn’t reach the server.');
  send.mockResolvedValueOnce(undefined);
  await submit();
  expect(messages()).toBe('');
});

it('sends once when submitted again while pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValue(promise);
  render(<TestForm />);
  await enter('E-mail', 'maya@harbor.example');
  await enter('Password', 'a phrase');
  await submit();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  await act(async () => resolve());
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('checks a rule across fields while another field is invalid', async () => {
  const range = v.pipe(
    v.object({ first: v.string(), last: v.string(), email: schema.entries.email }),
    v.forward(
      v.partialCheck([['first'], ['last']], ({ first, last }) => first <= last, 'The last comes first.'),
      ['last'],
    ),
  );
  function RangeForm(): ReactElement {
    const { attributes, control, errorOf } = useForm({ schema: range, send });
    return (
      <form {...attributes} aria-label="Test">
        <output>{[errorOf('last'), errorOf('email')].join(' ')}</output>
        <input defaultValue="b" {...control('first')} />
        <input defaultValue="a" {...control('last')} />
        <input {...control('email')} />
      </form>
    );
  }
  render(<RangeForm />);
  await submit();
  expect(messages()).toBe('The last comes first. Enter your e-mail address.');
});

it('posts to postTo without JavaScript and shows the initial errors', async () => {
  function PostedForm(): ReactElement {
    const { attributes, control, errorOf } = useForm({
      schema: v.pick(schema, ['email']),
      send: async () => {},
      postTo: '/contact',
      initialErrors: { email: 'Enter your e-mail address.' },
    });
    return (
      <form {...attributes} aria-label="Posted">
        <output>{errorOf('email')}</output>
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
  expect(messages()).toBe('Enter your e-mail address.');
  await enter('E-mail', 'a');
  expect(messages()).toBe('');
});
