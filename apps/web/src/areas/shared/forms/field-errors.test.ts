import { ApiError } from '@uplift/data-client';
import { expect, it } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';

const names = ['email', 'password'] as const;

function refused(errors: unknown): ApiError {
  return new ApiError('No.', { status: 400, errors });
}

it('returns the server errors of the form fields', () => {
  const error = refused({ password: ['Too short.', 'Too common.'], email: ['Unknown.'] });
  expect(fieldErrorsOf(error, names)).toEqual({ password: 'Too short. Too common.', email: 'Unknown.' });
});

it.each([
  ['nothing about fields', refused(undefined)],
  ['something about other fields', refused({ company: ['Enter a company.'], toString: ['No.'] })],
  ['nothing in words', refused({ email: 'Unknown.', password: [7] })],
  ['an empty list', refused({ email: [] })],
  ['no answer at all', new TypeError('Failed to fetch')],
])('returns no errors when the server sends %s', (_, error) => {
  expect(fieldErrorsOf(error, names)).toEqual({});
});
