import { type RefObject, useEffect, useMemo } from 'react';
import { useDrafts } from './draft-owner.tsx';
import { noDrafts } from './draft-storage.ts';

/** Text typed into a form, by control name. */
export interface TextDraft {
  read: () => Record<string, string>;
  write: (texts: Record<string, string>) => void;
  remove: () => void;
}

/** Returns the draft of a form. Stores nothing if the key is null. */
export function useTextDraft(key: string | null): TextDraft {
  const stored = useDrafts();
  return useMemo(() => {
    const drafts = key === null ? noDrafts : stored;
    const name = key ?? '';
    return {
      read: () =>
        Object.fromEntries(
          Object.entries(drafts.read(name) ?? {}).filter(([, text]) => typeof text === 'string'),
        ),
      write: (texts) => drafts.write(name, texts),
      remove: () => drafts.remove(name),
    };
  }, [stored, key]);
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

/** Sets the value and dispatches `input`, so that listeners react as if a user had typed it. */
export function enterText(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Stores text typed into a form until the tab closes, and restores it into empty controls. Don't name
 * controls that take secrets. Remove the draft once it is sent.
 *
 * @param names control names; must be a stable reference
 */
export function useFormDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): Pick<TextDraft, 'remove'> {
  const draft = useTextDraft(key);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const texts = draft.read();
    for (const control of controlsOf(element, names)) {
      const text = texts[control.name];
      if (control.value === '' && text) enterText(control, text);
    }
    const store = () =>
      draft.write(Object.fromEntries(controlsOf(element, names).map(({ name, value }) => [name, value])));
    // Text typed before the page was hydrated.
    const typed = controlsOf(element, names).some(
      (control) => 'defaultValue' in control && control.value !== control.defaultValue,
    );
    if (typed) store();
    element.addEventListener('input', store);
    return () => element.removeEventListener('input', store);
  }, [draft, form, names]);
  return draft;
}
