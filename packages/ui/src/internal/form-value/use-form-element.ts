'use client';
import { type Ref, type RefCallback, useCallback, useInsertionEffect, useRef } from 'react';
import { useMergedRef } from '../refs/use-merged-ref.ts';

/** The element behind the `ref` of a control that has no native counterpart. */
export interface FormElement<Value> extends HTMLElement {
  /** The name of the control in its form. */
  name: string;
  /** The current value. Setting it changes the control without a change event, as with a native control. */
  value: Value;
}

interface Control<Value> {
  name: string | undefined;
  read: () => Value;
  /** Form libraries write any type, such as an empty string for no value. */
  write: (value: unknown) => void;
  focus: (options?: FocusOptions) => void;
}

/**
 * Gives an element the `name`, `value` and `focus()` of a native control, which form libraries such as
 * react-hook-form use through its ref.
 */
export function useFormElement<Element extends HTMLElement, Value>(
  ref: Ref<FormElement<Value> & Element> | undefined,
  own: Ref<FormElement<Value> & Element>,
  control: Control<Value>,
): RefCallback<Element> {
  const latest = useRef(control);
  // Refs are attached later in the same commit, and form libraries read the value then.
  useInsertionEffect(() => {
    latest.current = control;
  });
  // Form libraries write the default as soon as they get the ref.
  const mergedRef = useMergedRef(own, ref ?? null);
  return useCallback(
    (element: Element | null) => {
      if (element === null) return;
      return mergedRef(
        Object.defineProperties(element as FormElement<Value> & Element, {
          name: { configurable: true, get: () => latest.current.name ?? '' },
          value: {
            configurable: true,
            get: () => latest.current.read(),
            set: (value: unknown) => latest.current.write(value),
          },
          focus: { configurable: true, value: (options?: FocusOptions) => latest.current.focus(options) },
        }),
      );
    },
    [mergedRef],
  );
}
