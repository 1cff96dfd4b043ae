import { valibotResolver } from '@hookform/resolvers/valibot';
import { ApiError } from '@uplift/data-client';
import { type BaseSyntheticEvent, type RefObject, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { TRY_AGAIN } from './messages.ts';

/** The schema of a body: that of an endpoint, or the part of it that a form asks for. */
export type FormSchema = GenericSchema<FieldValues, FieldValues>;

export interface FormOptions<Schema extends FormSchema> {
  /** Checks what was entered. Its messages are shown at the fields. */
  schema: Schema;
  /**
   * Initial values of fields without a native control, such as the `version` of a row or a `useController`
   * field. Native controls have a `defaultValue` instead, so that text typed before hydration isn't lost.
   */
  values?: DefaultValues<InferInput<Schema>>;
  /** Sends the parsed body. Throws on failure. */
  send: (body: InferOutput<Schema>) => Promise<unknown>;
  /** Path that the form posts to in a browser without JavaScript. */
  postTo?: string;
  /** Errors from that post, by field name. */
  initialErrors?: Readonly<Record<string, string | undefined>>;
}

interface FormAttributes {
  ref: RefObject<HTMLFormElement | null>;
  method: 'dialog' | 'post';
  action?: string;
  encType?: 'multipart/form-data';
  noValidate: true;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
}

type Fields<Schema extends FormSchema> = UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>>;

export interface Form<Schema extends FormSchema> {
  /** Props for the `form` element. Its controls keep typed text, even after errors. */
  attributes: FormAttributes;
  /** Props for a native control. `setValueAs` converts its text, such as the empty option of a select to null. */
  control: (
    name: Path<InferInput<Schema>>,
    options?: Pick<RegisterOptions, 'setValueAs'>,
  ) => {
    name: Path<InferInput<Schema>>;
    ref: (element: unknown) => void;
    onInput: (event: BaseSyntheticEvent) => void;
  };
  /** The error of a field or of a value in it. */
  errorOf: (name: Path<InferInput<Schema>>) => string | undefined;
  /** Error of the form as a whole. */
  failure: Error | null;
  pending: boolean;
  /** The form of react-hook-form, for `useController`, `useWatch` and `setFocus`. */
  fields: Fields<Schema>;
}

function isMessages(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

/** Returns the server's error messages by field name. Empty if there are none. */
function serverErrorsOf(error: unknown): [name: string, message: string][] {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return Object.entries(errors ?? {}).flatMap(([name, messages]) =>
    isMessages(messages) ? [[name, messages.join(' ')]] : [],
  );
}

/** A form with the rules of the contract. Shows errors at their fields and never loses typed text. */
export function useForm<Schema extends FormSchema>({
  schema,
  values,
  send,
  postTo,
  initialErrors = {},
}: FormOptions<Schema>): Form<Schema> {
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  // A new object in each render would make react-hook-form render again without end.
  const [errors] = useState(() =>
    Object.fromEntries(
      Object.entries(initialErrors).map(([name, message]) => [name, { type: 'server', message }]),
    ),
  );
  const fields = useHookForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    resolver: valibotResolver(schema),
    // Otherwise, the resolver skips rules across fields as long as any field is invalid.
    criteriaMode: 'all',
    ...(values && { defaultValues: values }),
    errors: errors as FieldErrors<InferInput<Schema>>,
  });
  const { clearErrors, formState, getFieldState, handleSubmit, register, setError } = fields;

  /** Shows the errors of the fields that the form has. Returns false if it has none of them. */
  function showServerErrors(error: unknown): boolean {
    const shown = serverErrorsOf(error).filter(([name]) => ref.current?.elements.namedItem(name));
    for (const [index, [name, message]] of shown.entries())
      setError(name as Path<InferInput<Schema>>, { message }, { shouldFocus: index === 0 });
    return shown.length > 0;
  }

  const submit = handleSubmit(async (body) => {
    try {
      await send(body);
    } catch (error) {
      if (showServerErrors(error)) return;
      setFailure(error instanceof Error ? error : new Error(TRY_AGAIN, { cause: error }));
    }
  });

  return {
    attributes: {
      ref,
      // Before hydration, a GET submit would put typed text into the URL. `method="dialog"` does nothing.
      ...(postTo === undefined
        ? ({ method: 'dialog' } as const)
        : ({ method: 'post', action: postTo, encType: 'multipart/form-data' } as const)),
      noValidate: true,
      onSubmit: async (event) => {
        event.preventDefault();
        if (formState.isSubmitting) return;
        setFailure(null);
        await submit(event);
      },
    },
    control: (name, options) => {
      const { onChange, ...props } = register(name, options);
      return {
        ...props,
        onInput: (event) => {
          // Those of a post. Before the first submit, react-hook-form leaves errors alone.
          if (!formState.isSubmitted) clearErrors(name);
          void onChange(event);
        },
      };
    },
    errorOf: (name) => getFieldState(name, formState).error?.message,
    failure,
    pending: formState.isSubmitting,
    fields,
  };
}
