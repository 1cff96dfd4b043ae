/** @jsxImportSource #layered */
'use client';
import * as Popover from '@radix-ui/react-popover';
import { type ComponentProps, type ReactElement, type Ref, useId, useRef } from 'react';
import { useFieldGroup } from '../field/index.ts';
import { ChevronDown } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';
import type { PortalledProps } from '../internal/portal/portal.tsx';
import * as styles from './rich-select.styles.ts';
import { RichSelectList } from './rich-select-list.tsx';
import type { RichSelectGroup, RichSelectOption } from './rich-select-option.ts';
import { useRichSelect } from './use-rich-select.ts';

export interface RichSelectProps
  extends Omit<
      ComponentProps<'button'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'children' | 'ref'
    >,
    PortalledProps {
  /** The options, alone or in groups. */
  options: readonly (RichSelectOption | RichSelectGroup)[];
  /** The selected value, if controlled. `null` for none. Otherwise use `defaultValue`. */
  value?: string | null;
  /** The initial value. Restored when the form is reset. @default null */
  defaultValue?: string | null;
  /** Called with the value that the user selects, or with the initial value when the form is reset. */
  onValueChange?: (value: string | null) => void;
  /** Called with an event for form libraries, whose target has the `name` and the `value`. */
  onChange?: (event: FormChange<string | null>) => void;
  /** Text shown before anything is selected. */
  placeholder?: string;
  /** Whether an option must be selected. @default false */
  required?: boolean;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<string | null> & HTMLSpanElement>;
}

function parse(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * A select whose options have icons, descriptions or groups. Typing finds an option. For plain options, use
 * `Select`, which is native, and for many options, use a `Combobox`. Inside a `Field`, it uses the field's
 * label, hint and error.
 */
export function RichSelect({
  options,
  value: controlled,
  defaultValue = null,
  onValueChange,
  onChange,
  placeholder = '\u00a0',
  container,
  name,
  form,
  onBlur,
  onKeyDown,
  onClick,
  ref,
  ...props
}: RichSelectProps): ReactElement {
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { required = false, ...control } = useFieldGroup<typeof props & { required?: boolean }>(props);
  const { value, change, root, ...field } = useFormValue<string | null, HTMLSpanElement>({
    value: controlled,
    defaultValue,
    onValueChange,
    onChange,
    name,
    form,
    ref,
    parse,
    focus: (settings) => trigger.current?.focus(settings),
  });
  const all = options.flatMap((entry) => ('options' in entry ? entry.options : entry));
  const selected = all.find((option) => option.value === value);
  const state = useRichSelect({ options: all, value, onSelect: change });

  return (
    <Popover.Root open={state.open} onOpenChange={(open) => (open ? state.show() : state.hide())}>
      <Popover.Anchor asChild>
        <span ref={field.ref} data-part="root" css={styles.root}>
          <button
            css={styles.trigger}
            {...control}
            ref={trigger}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={state.open}
            aria-controls={listId}
            aria-activedescendant={state.active === null ? undefined : `${listId}-${state.active}`}
            aria-required={required || undefined}
            onClick={(event) => {
              onClick?.(event);
              if (state.open) state.hide();
              else state.show();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              state.handleKeyDown(event);
            }}
            onBlur={(event) => {
              state.hide();
              onBlur?.(field.withTarget(event));
            }}
          >
            {selected?.icon && <Icon icon={selected.icon} size="sm" data-part="icon" css={styles.icon} />}
            <span data-part="value" data-empty={selected ? undefined : ''} css={styles.value}>
              {selected?.label ?? placeholder}
            </span>
            <Icon icon={ChevronDown} size="sm" data-part="chevron" css={styles.chevron} />
          </button>
          {/* Submits the value, and the browser checks `required` and fills it in. */}
          <select
            aria-hidden
            tabIndex={-1}
            data-part="native-select"
            css={styles.native}
            name={name}
            form={form}
            value={value ?? ''}
            required={required}
            disabled={control.disabled}
            onChange={(event) => change(parse(event.currentTarget.value))}
            onFocus={() => trigger.current?.focus()}
          >
            <option value="" />
            {all.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      </Popover.Anchor>
      <RichSelectList
        id={listId}
        label={control['aria-label']}
        labelledBy={control['aria-labelledby']}
        options={options}
        value={value}
        active={state.active}
        onSelect={state.select}
        root={root}
        container={container}
      />
    </Popover.Root>
  );
}
