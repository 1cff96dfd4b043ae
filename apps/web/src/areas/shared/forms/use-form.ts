import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';

/** Returns the text of a control. */
export type ReadControl<Name extends string> = (name: Name) => string;

export interface FormOptions<Name extends string> {
  /** Control names, in order. */
  names: readonly Name[];
  /** Returns validation errors before anything is sent. */
  check: (read: ReadControl<Name>) => FieldErrors<Name>;
  /** Sends the form. Throws on failure. */
  send: (read: ReadControl<Name>) => Promise<unknown>;
  /** Path that the form posts to in a browser without JavaScript. */
  postTo?: string;
  /** Errors from that post. */
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
  /** Props for the `form` element. Its controls keep typed text, even after errors. */
  attributes: FormAttributes;
  errors: FieldErrors<Name>;
  /** Error of the form as a whole. */
  failure: Error | null;
  pending: boolean;
  /** Props for a control: its name, and a handler that clears its error on input. */
  control: (name: Name) => { name: Name; onInput: () => void };
  /** Focuses a control as soon as it is rendered. */
  focus: (name: Name) => void;
}

/** Trims everything except passwords, where spaces count. */
function textOf(name: string, value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value : '';
  return name === 'password' || name === 'current' ? text : text.trim();
}

/** A form that shows errors at their fields, focuses the first one and never loses typed text. */
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
      // Before hydration, a GET submit would put typed text into the URL. `method="dialog"` does nothing.
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
