// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asChild, components } from './cases.tsx';

const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  error.mockReset();
  warn.mockReset();
});

afterEach(() => {
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

it.each(Object.entries(components))('%s renders on the server without a warning', (_, renderComponent) => {
  expect(renderToString(renderComponent({ 'data-testid': 'root' }))).toContain('data-testid="root"');
});

it.each(Object.entries(asChild))('%s with asChild renders on the server', (_, renderComponent) => {
  expect(renderToString(renderComponent({}))).toMatch(/<a [^>]*href="\/elsewhere"/);
});
