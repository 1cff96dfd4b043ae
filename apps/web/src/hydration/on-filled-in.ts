import { atOnceIf, onInteraction } from './hydration-trigger.ts';

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether the visitor or the browser has changed a control, or the server has refused its value. */
function isFilledIn(control: FormControl): boolean {
  if (control.ariaInvalid === 'true') return true;
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(initial, 0);
  }
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true;
  // A checkbox without a value has the value "on".
  return control.type !== 'checkbox' && control.value !== control.defaultValue;
}

/** Hydrates on interaction, or at once if a control of the section's form is filled in already. */
export const onFilledIn = atOnceIf(
  (section) => [...section.querySelectorAll<FormControl>('input, select, textarea')].some(isFilledIn),
  onInteraction,
);
