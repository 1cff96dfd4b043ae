import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useBrowserValue } from './hydration.ts';

test('returns the server value during hydration, then the browser value', () => {
  const Value = () => useBrowserValue('here', 'nowhere yet');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Value />);
  expect(container.textContent).toBe('nowhere yet');
  const onRecoverableError = vi.fn();
  render(<Value />, { container, hydrate: true, onRecoverableError });
  expect(container.textContent).toBe('here');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
