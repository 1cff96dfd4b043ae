import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';

/** Gives what was entered into a control. */
export type ReadControl<Name extends string> = (name: Name) => string;

export interface FormOptions<Name extends string> {
  /** The names of the controls, in their order. */
  names: readonly Name[];
  /** What is wrong before anything is sent. */
  check: (read: ReadControl<Name>) => FieldErrors<Name>;
  /** Sends what was entered, or throws what went wrong. */
  send: (read: ReadControl<Name>) => Promise<unknown>;
  /** The path that takes the form from a browser without JavaScript. */
  postTo?: string;
  /** What was wrong with it when it came back from there. */
  initialErrors?: FieldErrors<Name>;
}

interface FormAttributes {
  ref: RefObject<HTMLFormElement | null>;
  method: 'dialog' | 'post';
  action?: string;
  encType?: 'multipart/form-data';
  noValidate: true;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

export interface Form<Name extends string> {
  /** For the `form` element. Its controls keep what was typed, whatever happens. */
  attributes: FormAttributes;
  errors: FieldErrors<Name>;
  /** What went wrong with the form as a whole. */
  failure: Error | null;
  pending: boolean;
  /** For a control: its name, and that editing it takes its error away. */
  control: (name: Name) => { name: Name; onInput: () => void };
  /** Takes the focus to a control as soon as it is there. */
  focus: (name: Name) => void;
}

/** Passwords are taken as they are; around other words spaces are slips. */
function textOf(name: string, value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value : '';
  return name === 'password' || name === 'current' ? text : text.trim();
}

/** A form that says beside each field what is wrong with it, takes the focus there, and loses nothing. */
export function useForm<Name extends string>({
  names,
  check,
  send,
  postTo,
  initialErrors = {},
}: FormOptions<Name>): Form<Name> {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Name>(null);
  const [errors, setErrors] = useState(initialErrors);
  const [failure, setFailure] = useState<Error | null>(null);
  const [pending, setPending] = useState(false);

  useLayoutEffect(() => {
    if (!focused.current) return;
    form.current?.querySelector<HTMLElement>(`[name="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  function show(found: FieldErrors<Name>): boolean {
    const first = names.find((name) => found[name]);
    focused.current = first ?? null;
    setErrors(found);
    return first !== undefined;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const read = (name: Name) => textOf(name, data.get(name));
    setFailure(null);
    if (show(check(read))) return;
    setPending(true);
    try {
      await send(read);
    } catch (error) {
      if (!show(fieldErrorsOf(error, names))) {
        setFailure(
          error instanceof Error ? error : new Error('It did not work. Try again.', { cause: error }),
        );
      }
    } finally {
      setPending(false);
    }
  }

  return {
    attributes: {
      ref: form,
      // Until this code runs, the browser would put what was typed into the address. The method dialog does nothing.
      ...(postTo === undefined
        ? ({ method: 'dialog' } as const)
        : ({ method: 'post', action: postTo, encType: 'multipart/form-data' } as const)),
      noValidate: true,
      onSubmit: submit,
    },
    errors,
    failure,
    pending,
    control: (name) => ({
      name,
      onInput: () => {
        if (errors[name]) setErrors((known) => ({ ...known, [name]: undefined }));
      },
    }),
    focus: (name) => {
      focused.current = name;
    },
  };
}
