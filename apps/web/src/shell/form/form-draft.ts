import { type RefObject, useEffect, useState } from 'react';

type Draft = Record<string, string>;

const prefix = 'draft:';

function readDraft(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}');
    return typeof draft === 'object' && draft !== null
      ? Object.fromEntries(Object.entries(draft).filter((entry) => typeof entry[1] === 'string'))
      : {};
  } catch {
    // Storage that is off, or holds what somebody else wrote, means that there is no draft.
    return {};
  }
}

function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Full or off: the form itself still holds everything.
  }
}

/** Forgets what was kept: it was sent. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Then nothing was kept.
  }
}

function controlsOf(form: HTMLFormElement, names: readonly string[]) {
  return names.flatMap((name) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
      ? [control]
      : [];
  });
}

/**
 * Keeps what is typed into a form until the tab is closed, and puts it back into controls that are empty. Name no
 * control that takes a secret.
 *
 * @param names the controls; the same list each time
 */
export function useFormDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(key);
    for (const control of controlsOf(element, names)) {
      const kept = draft[control.name];
      if (control.value === '' && kept) control.value = kept;
    }
    const keep = () =>
      writeDraft(key, Object.fromEntries(controlsOf(element, names).map(({ name, value }) => [name, value])));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [key, form, names]);
}

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
  /** Takes back what was typed, and forgets it. */
  discard: () => void;
}

/**
 * Keeps what is typed into all text controls of a form that begins with something, until the tab is closed, and puts it
 * back. What is as it was in the beginning is not kept.
 *
 * @param key of what is typed, with the version that it changes: over another one it does not come back. Null keeps nothing
 */
export function useTypedDraft(key: string | null, form: RefObject<HTMLFormElement | null>): TypedDraft {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element || key === null) return;
    const draft = readDraft(key);
    for (const control of textControlsOf(element)) {
      const kept = draft[control.name];
      if (kept === undefined || kept === control.value) continue;
      type(control, kept);
      setRestored(true);
    }
    const keep = () => {
      const typed = textControlsOf(element).filter(({ value, defaultValue }) => value !== defaultValue);
      if (typed.length === 0) forgetDraft(key);
      else writeDraft(key, Object.fromEntries(typed.map(({ name, value }) => [name, value])));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [key, form]);
  return {
    restored,
    discard: () => {
      if (form.current)
        for (const control of textControlsOf(form.current)) type(control, control.defaultValue);
      if (key !== null) forgetDraft(key);
      setRestored(false);
    },
  };
}
