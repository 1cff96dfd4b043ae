'use client';
import {
  type ChangeEvent,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { onFormReset } from '../form-reset/on-form-reset.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';

type Checked = boolean | 'indeterminate';

interface Settings<State extends Checked> {
  checked: State | undefined;
  defaultChecked: State;
  onCheckedChange: ((checked: boolean) => void) | undefined;
  /** Called with the initial state when the form is reset. */
  onReset: ((checked: State) => void) | undefined;
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  ref: Ref<HTMLInputElement> | undefined;
}

interface Checkable {
  checked?: boolean;
  defaultChecked?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  ref: RefCallback<HTMLInputElement>;
}

/** The props of a native checkbox, which can be indeterminate. Uncontrolled, its state is in the browser alone. */
export function useCheckable<State extends Checked>(settings: Settings<State>): Checkable {
  const { checked, defaultChecked, onCheckedChange, onReset, onChange, ref } = settings;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(ref, input);
  const initial = useRef(checked ?? defaultChecked);

  const showIndeterminate = useCallback((state: Checked): void => {
    if (input.current) input.current.indeterminate = state === 'indeterminate';
  }, []);

  useLayoutEffect(() => {
    if (checked !== undefined) showIndeterminate(checked);
  });

  useEffect(() => {
    if (checked === undefined) showIndeterminate(initial.current);
  }, [checked, showIndeterminate]);

  useEffect(() =>
    onFormReset(input.current?.form, () => {
      showIndeterminate(initial.current);
      onReset?.(initial.current);
    }),
  );

  return {
    ...(checked === undefined ? { defaultChecked: defaultChecked === true } : { checked: checked === true }),
    ref: mergedRef,
    onChange: (event) => {
      onChange?.(event);
      onCheckedChange?.(event.currentTarget.checked);
      // A press ends the indeterminate state in the browser, which the caller may not follow.
      if (checked !== undefined) showIndeterminate(checked);
    },
  };
}
