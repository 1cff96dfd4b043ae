import { type RefObject, useEffect, useState } from 'react';
import { enterText, useTextDraft } from '../drafts/form-draft.ts';
import { type Form, type FormOptions, type FormSchema, useForm } from './use-form.ts';

/** Types of controls with typed text. Never passwords, which must not be stored. */
const typedTypes: ReadonlySet<string> = new Set([
  'text',
  'email',
  'url',
  'search',
  'tel',
  'number',
  'textarea',
]);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function textControlsOf(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (element): element is TextControl =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.hidden &&
      typedTypes.has(element.type),
  );
}

export interface TypedDraft {
  /** Whether a draft was restored. */
  restored: boolean;
  /** Resets the text controls to their default values and removes the draft. */
  discard: () => void;
  /** Removes the draft, because it was sent. */
  remove: () => void;
}

/**
 * Stores edits in all text controls of a prefilled form until the tab closes, and restores them. Controls
 * with their default value aren't stored.
 *
 * @param key includes the row version, so that a draft isn't restored over another version
 */
export function useTypedDraft(key: string, form: RefObject<HTMLFormElement | null>): TypedDraft {
  const draft = useTextDraft(key);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const texts = draft.read();
    for (const control of textControlsOf(element)) {
      const stored = texts[control.name];
      if (stored === undefined || stored === control.value) continue;
      enterText(control, stored);
      setRestored(true);
    }
    const keep = () => {
      const typed = textControlsOf(element).filter(({ value, defaultValue }) => value !== defaultValue);
      if (typed.length === 0) draft.remove();
      else draft.write(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [draft, form]);
  return {
    restored,
    remove: draft.remove,
    discard: () => {
      if (form.current)
        for (const control of textControlsOf(form.current)) enterText(control, control.defaultValue);
      draft.remove();
      setRestored(false);
    },
  };
}

/** A form with a draft. */
export interface DraftedForm<Schema extends FormSchema> extends Form<Schema> {
  /** The draft of the form. */
  draft: TypedDraft;
}

/**
 * A form that stores typed text under the `draft` key until it is sent; see `useTypedDraft`.
 */
export function useDraftedForm<Schema extends FormSchema>({
  draft: key,
  send,
  ...options
}: FormOptions<Schema> & { draft: string }): DraftedForm<Schema> {
  const form = useForm({
    ...options,
    send: async (body) => {
      await send(body);
      draft.remove();
    },
  });
  const draft = useTypedDraft(key, form.attributes.ref);
  return { ...form, draft };
}
