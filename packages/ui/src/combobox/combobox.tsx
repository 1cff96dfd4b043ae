/** @jsxImportSource #layered */
'use client';
import * as Popover from '@radix-ui/react-popover';
import { type ComponentProps, type ReactElement, type Ref, useId, useRef } from 'react';
import { useFieldControl } from '../field/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { drawing } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { toValues } from '../internal/form-value/to-values.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';
import type { PortalledProps } from '../internal/portal/portal.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import { type ComboboxMessages, comboboxMessages } from './combobox.messages.ts';
import * as styles from './combobox.styles.ts';
import { ComboboxChip } from './combobox-chip.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { type ComboboxState, useCombobox } from './use-combobox.ts';

const Chevron = /* @__PURE__ */ drawing('M6 9l6 6 6-6');

/** The selected value, or `null` for none, or with `multiple` the selected values. */
export type ComboboxValue<Multiple extends boolean> = Multiple extends true
  ? readonly string[]
  : string | null;

export interface ComboboxProps<Multiple extends boolean = false>
  extends Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'list' | 'multiple' | 'role' | 'ref'
    >,
    PortalledProps {
  /** The available options. Include the initially selected ones, so their labels are known. */
  options: readonly ComboboxOption[];
  /** Whether several options can be selected. @default false */
  multiple?: Multiple;
  /**
   * The selected value or `null` for none, or the selected values with `multiple`, if controlled. Otherwise use
   * `defaultValue`.
   */
  value?: ComboboxValue<Multiple>;
  /** The initial value, or values with `multiple`. Restored when the form is reset. @default none */
  defaultValue?: ComboboxValue<Multiple>;
  /** Called with the new value or `null` when the control is cleared, or with the new values with `multiple`. */
  onValueChange?: (value: ComboboxValue<Multiple>) => void;
  /**
   * Called with the typed text, for example to query a server. Called with '' when a selection ends the
   * search.
   */
  onSearchChange?: (search: string) => void;
  /** Whether to hide options that don't match and show the best matches first. @default true */
  shouldFilter?: boolean;
  /** Whether more options are loading. @default false */
  loading?: boolean;
  /** Whether custom text can be selected too. The text is then also the value. @default false */
  freeText?: boolean;
  /** Overrides labels and announcements. */
  messages?: Partial<ComboboxMessages>;
  /** Called with an event for form libraries, whose target has the `name` and the `value`. */
  onChange?: (event: FormChange<ComboboxValue<Multiple>>) => void;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<ComboboxValue<Multiple>> & HTMLDivElement>;
}

/** Returns the announcement for changes of the list, which is far from the focused element. */
function describe(state: ComboboxState, loading: boolean, messages: ComboboxMessages): string {
  if (!state.open) return state.announcement;
  if (loading) return messages.loading;
  const count = state.visible.length;
  return state.announcement || (count === 0 ? messages.empty : messages.count(count));
}

/**
 * Selects one or several of many options by typing. Typing, arrow keys or a press open the list. Enter
 * selects, Escape closes, and Backspace removes the last of several selected options. With a `name`, forms
 * submit one value per selected option.
 */
export function Combobox<Multiple extends boolean = false>({
  options,
  multiple,
  value,
  defaultValue,
  onValueChange,
  onSearchChange,
  shouldFilter = true,
  loading = false,
  freeText = false,
  messages: ownMessages,
  container,
  onChange,
  name,
  onKeyDown,
  onBlur,
  onMouseDown,
  ref,
  ...props
}: ComboboxProps<Multiple>): ReactElement {
  const messages = useMessages('combobox', comboboxMessages, ownMessages);
  const control = useFieldControl(props);
  const locked = Boolean(control.disabled || control.readOnly);
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const toValue = (values: readonly string[]) =>
    (multiple ? values : (values[0] ?? null)) as ComboboxValue<Multiple>;

  const { change, root, ...field } = useFormValue<ComboboxValue<Multiple>, HTMLDivElement>({
    value,
    defaultValue: defaultValue ?? toValue([]),
    onValueChange,
    onChange,
    name,
    form: props.form,
    ref,
    parse: (next) => toValue(toValues(next)),
    focus: (options) => inputRef.current?.focus(options),
    onOverwrite: () => state.forget(),
  });
  const values = toValues(field.value);

  const state = useCombobox({
    options,
    values,
    onValuesChange: (next) => change(toValue(next)),
    onSearchChange,
    multiple: multiple ?? false,
    freeText,
    shouldFilter,
    locked,
    messages,
  });
  const sent = multiple ? values : [values[0] ?? ''];

  return (
    <Popover.Root open={state.open} onOpenChange={(open) => (open ? state.show() : state.hide())}>
      <Popover.Anchor asChild>
        <div ref={field.ref} data-part="root" css={styles.box}>
          {multiple &&
            values.map((chosen) => (
              <ComboboxChip
                key={chosen}
                label={state.labelOf(chosen)}
                removeLabel={messages.remove(state.labelOf(chosen))}
                disabled={locked}
                onRemove={() => {
                  state.remove(chosen);
                  inputRef.current?.focus();
                }}
              />
            ))}
          <input
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            css={styles.input}
            {...control}
            // With multiple selection, the selected options aren't in the input.
            required={control.required && !(multiple && values.length > 0)}
            ref={inputRef}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={state.open}
            aria-controls={listId}
            aria-activedescendant={state.activeIndex < 0 ? undefined : `${listId}${state.activeIndex}`}
            value={state.text}
            onChange={(event) => state.search(event.currentTarget.value)}
            // Not onClick: clicking the label also clicks the input, and should only move focus.
            onMouseDown={(event) => {
              onMouseDown?.(event);
              state.show();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              state.handleKeyDown(event);
            }}
            onBlur={(event) => {
              state.settle();
              onBlur?.(field.withTarget(event));
            }}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={messages.toggle}
            aria-expanded={state.open}
            disabled={locked}
            data-part="toggle"
            css={styles.toggle}
            // Focus stays in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              inputRef.current?.focus();
              if (state.open) state.hide();
              else state.show();
            }}
          >
            <Icon icon={Chevron} size="sm" />
          </button>
          {name !== undefined &&
            sent.map((chosen) => (
              <input
                key={chosen}
                type="hidden"
                name={name}
                value={chosen}
                form={control.form}
                disabled={control.disabled}
              />
            ))}
          <span role="status" data-part="status" css={visuallyHidden}>
            {describe(state, loading, messages)}
          </span>
        </div>
      </Popover.Anchor>
      <ComboboxList
        id={listId}
        label={control['aria-label']}
        labelledBy={control['aria-labelledby']}
        state={state}
        values={values}
        multiple={multiple ?? false}
        loading={loading}
        messages={messages}
        boxRef={root}
        container={container}
      />
    </Popover.Root>
  );
}
