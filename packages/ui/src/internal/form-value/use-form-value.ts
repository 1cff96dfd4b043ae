'use client';
import {
  type FocusEvent,
  type Ref,
  type RefCallback,
  type RefObject,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';
import { onFormReset } from '../form-reset/on-form-reset.ts';
import { type FormElement, useFormElement } from './use-form-element.ts';

/** What a control without a native counterpart passes to `onChange`. */
export interface FormChange<Value> {
  type: 'change';
  /** Has the `name` and the new `value` of the control. */
  target: FormElement<Value>;
}

interface Settings<Value, Root extends HTMLElement> {
  value: Value | undefined;
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
  onChange: ((event: FormChange<Value>) => void) | undefined;
  name: string | undefined;
  /** The id of the form, if the control is outside of it. */
  form: string | undefined;
  ref: Ref<FormElement<Value> & Root> | undefined;
  /** Converts a value that a form library writes. */
  parse: (value: unknown) => Value;
  focus: (options?: FocusOptions) => void;
  /** Called when the form is reset, or when a form library writes a value. */
  onOverwrite?: () => void;
}

interface FormValue<Value, Root extends HTMLElement> {
  value: Value;
  /** Reports a change by the user. */
  change: (next: Value) => void;
  ref: RefCallback<Root>;
  root: RefObject<(FormElement<Value> & Root) | null>;
  /** Returns a blur event whose target has the name and value of the control. */
  withTarget: <E extends FocusEvent>(event: E) => E;
}

/** The value of a control without a native counterpart: controlled or not, resettable, readable by ref. */
export function useFormValue<Value, Root extends HTMLElement>(
  settings: Settings<Value, Root>,
): FormValue<Value, Root> {
  const { onValueChange, onChange, name, form, parse, focus, onOverwrite } = settings;
  const [own, setOwn] = useState(settings.defaultValue);
  const value = settings.value === undefined ? own : settings.value;
  const initial = useRef(value);
  // Readable at once, before the next render.
  const current = useRef(value);
  const root = useRef<(FormElement<Value> & Root) | null>(null);

  useInsertionEffect(() => {
    current.current = value;
  }, [value]);

  function set(next: Value): void {
    current.current = next;
    setOwn(next);
  }

  const ref = useFormElement<Root, Value>(settings.ref, root, {
    name,
    focus,
    read: () => current.current,
    write: (next) => {
      onOverwrite?.();
      set(parse(next));
    },
  });

  useEffect(() => {
    const owner = form ? document.getElementById(form) : root.current?.closest('form');
    return onFormReset(owner, () => {
      onOverwrite?.();
      set(initial.current);
      onValueChange?.(initial.current);
    });
  });

  return {
    value,
    ref,
    root,
    change: (next) => {
      set(next);
      onValueChange?.(next);
      if (root.current) onChange?.({ type: 'change', target: root.current });
    },
    withTarget: (event) => Object.create(event, { target: { value: root.current } }),
  };
}
