/** @jsxImportSource #layered */
'use client';
import { type ReactElement, useEffect, useState } from 'react';
import { onFormReset } from '../internal/form-reset/on-form-reset.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './field.styles.ts';

/** Screen readers announce the count after a pause in typing, not after every key. */
const PAUSE_MS = 600;

/** The count is announced when a tenth of the limit or less is left. */
const NEAR = 0.1;

interface CounterProps {
  id: string;
  controlId: string;
  max: number;
  label: (left: number) => string;
}

/** Shows how many characters are left in a text control and announces it when few are. */
export function Counter({ id, controlId, max, label }: CounterProps): ReactElement {
  const [length, setLength] = useState(0);
  const [announced, setAnnounced] = useState('');
  const left = max - length;
  const text = label(left);
  const near = left <= max * NEAR;

  useEffect(() => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
    const count = () => setLength(control.value.length);
    // The reset event fires before the form clears its controls.
    const stop = onFormReset(control.form, () => setTimeout(count));
    control.addEventListener('input', count);
    return () => {
      control.removeEventListener('input', count);
      stop();
    };
  }, [controlId]);

  // Runs after every render, because text that changes without typing sends no event.
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (control && 'value' in control) setLength(String(control.value).length);
  });

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(near ? text : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [near, text]);

  return (
    <>
      <p id={id} data-part="counter" css={styles.counter} data-over={left < 0 || undefined}>
        {text}
      </p>
      <VisuallyHidden role="status" data-part="status">
        {announced}
      </VisuallyHidden>
    </>
  );
}
