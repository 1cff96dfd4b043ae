import { type RefObject, useEffect, useState } from 'react';
import { useTextDraft } from '../drafts/form-draft.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';

/** Controls into which people type; never a password. */
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

/** Types into a control as a person would, so that whatever follows what is typed follows. */
function type(control: TextControl, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface TypedDraft {
  /** Whether something came back that was typed before. */
  restored: boolean;
  /** Takes back what was typed, and removes the draft. */
  discard: () => void;
  /** Removes the draft: it was sent. */
  remove: () => void;
}

/**
 * Keeps what is typed into all text controls of a form that begins with something, until the tab is closed, and puts it
 * back. What is as it was in the beginning is not kept.
 *
 * @param key of what is typed, with the version that it changes: over another one it does not come back. Null keeps nothing
 */
export function useTypedDraft(key: string | null, form: RefObject<HTMLFormElement | null>): TypedDraft {
  const draft = useTextDraft(key);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const texts = draft.read();
    for (const control of textControlsOf(element)) {
      const kept = texts[control.name];
      if (kept === undefined || kept === control.value) continue;
      type(control, kept);
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
        for (const control of textControlsOf(form.current)) type(control, control.defaultValue);
      draft.remove();
      setRestored(false);
    },
  };
}

/** A form that keeps what was typed. */
export interface DraftedForm<Name extends string> extends Form<Name> {
  /** What was typed before and came back. */
  draft: TypedDraft;
}

/** A form whose typed text is kept until it is sent, under a key; see `useTypedDraft`. Without one nothing is kept. */
export function useDraftedForm<Name extends string>({
  draft: key,
  send,
  ...options
}: FormOptions<Name> & { draft?: string }): DraftedForm<Name> {
  const form = useForm({
    ...options,
    send: async (read) => {
      await send(read);
      draft.remove();
    },
  });
  const draft = useTypedDraft(key ?? null, form.attributes.ref);
  return { ...form, draft };
}
