'use client';
import {
  type ChangeEvent,
  createContext,
  type Ref,
  type RefCallback,
  use,
  useEffect,
  useId,
  useRef,
} from 'react';
import { onFormReset } from '../form-reset/on-form-reset.ts';
import { type FormElement, useFormElement } from '../form-value/use-form-element.ts';

type Group = FormElement<string | null> & HTMLDivElement;

interface RadioGroupContextValue {
  name: string;
  form: string | undefined;
  value: string | null | undefined;
  defaultValue: string | null;
  required: boolean;
  disabled: boolean;
  onSelect: (value: string) => void;
}

/** The state that a group of radio buttons shares with its items. */
export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);

/** Keeps a group without a name out of the form, because browsers group radio buttons by name. */
const NO_FORM = 'radio-group-of-no-form';

interface Settings {
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string) => void) | undefined;
  name: string | undefined;
  form: string | undefined;
  required: boolean;
  disabled: boolean;
  ref: Ref<Group> | undefined;
}

/** The behavior of a group of native radio buttons. Uncontrolled, its state is in the browser alone. */
export function useRadioGroup(settings: Settings): {
  context: RadioGroupContextValue;
  ref: RefCallback<HTMLDivElement>;
} {
  const { value, defaultValue, onValueChange, name, form, required, disabled } = settings;
  const ownName = useId();
  const group = useRef<Group>(null);
  const initial = useRef(value ?? defaultValue);

  const radios = () => [...(group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];

  const ref = useFormElement<HTMLDivElement, string | null>(settings.ref, group, {
    name,
    read: () => radios().find(({ checked }) => checked)?.value ?? null,
    write: (next) => {
      for (const radio of radios()) radio.checked = radio.value === next;
    },
    focus: (options) => {
      const enabled = radios().filter((radio) => !radio.disabled);
      (enabled.find(({ checked }) => checked) ?? enabled[0])?.focus(options);
    },
  });

  useEffect(() => {
    const owner = form ? document.getElementById(form) : group.current?.closest('form');
    return onFormReset(owner, () => {
      if (name === undefined && value === undefined && group.current) group.current.value = initial.current;
      if (initial.current !== null) onValueChange?.(initial.current);
    });
  });

  return {
    ref,
    context: {
      name: name ?? ownName,
      form: name === undefined ? NO_FORM : form,
      value,
      defaultValue,
      required,
      disabled,
      onSelect: (next) => onValueChange?.(next),
    },
  };
}

interface RadioProps {
  type: 'radio';
  name: string | undefined;
  form: string | undefined;
  value: string;
  required: boolean | undefined;
  disabled: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Returns the props of one native radio button in the group. */
export function useRadio({
  value,
  disabled = false,
  onChange,
}: {
  value: string;
  disabled?: boolean | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}): RadioProps {
  const group = use(RadioGroupContext);
  return {
    type: 'radio',
    name: group?.name,
    form: group?.form,
    value,
    required: group?.required || undefined,
    disabled: disabled || (group?.disabled ?? false),
    ...(group?.value === undefined
      ? { defaultChecked: group?.defaultValue === value }
      : { checked: group.value === value }),
    onChange: (event) => {
      onChange?.(event);
      group?.onSelect(value);
    },
  };
}
