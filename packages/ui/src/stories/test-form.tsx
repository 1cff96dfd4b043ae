import type { ComponentProps, ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';

/** A form that submits nowhere and can be reset. */
export function TestForm({ children, ...props }: ComponentProps<'form'>): ReactElement {
  return (
    <form aria-label="Test" {...props}>
      <Stack align="start">
        {children}
        <Button type="reset" variant="secondary" size="sm">
          Reset
        </Button>
      </Stack>
    </form>
  );
}

/** Returns what the form of a story would submit. A name that occurs more than once maps to a list. */
export function formData(canvasElement: HTMLElement): Record<string, unknown> {
  const form = canvasElement.querySelector('form');
  if (!form) throw new Error('There is no form.');
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const values = data.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
