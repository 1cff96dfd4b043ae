'use client';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../composition/index.ts';
import type { ComboboxMessages } from './combobox.messages.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { findByLabel, rankOptions } from './rank-options.ts';

const PAGE = 10;

interface Settings {
  options: readonly ComboboxOption[];
  values: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
  onSearchChange: ((search: string) => void) | undefined;
  multiple: boolean;
  freeText: boolean;
  shouldFilter: boolean;
  /** Whether the control is disabled or read-only. */
  locked: boolean;
  messages: ComboboxMessages;
}

export interface ComboboxState {
  open: boolean;
  /** The text in the input. */
  text: string;
  /** The matching options. The option that selects the typed text comes last. */
  visible: readonly ComboboxOption[];
  /** The index of the option that the keyboard is on, or -1. */
  activeIndex: number;
  /** The last change of the selection, for screen readers. */
  announcement: string;
  labelOf: (value: string) => string;
  show: () => void;
  hide: () => void;
  search: (text: string) => void;
  choose: (option: ComboboxOption) => void;
  remove: (value: string) => void;
  /**
   * Handles blur: selects the option that the text names, clears the value if the text is empty, or restores
   * the text.
   */
  settle: () => void;
  /** Discards text that was typed but not selected. */
  forget: () => void;
  handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The behavior of an editable combobox with a list, as described in the ARIA Authoring Practices. */
export function useCombobox(settings: Settings): ComboboxState {
  const { options, values, onValuesChange, multiple, freeText, shouldFilter, locked, messages } = settings;
  const [open, setOpen] = useState(false);
  // The typed text. `null` while the input shows the selected option.
  const [typed, setTyped] = useState<string | null>(null);
  const [activeValue, setActiveValue] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  // Options change with the search, so the labels of selected options are stored.
  const [chosenLabels, setChosenLabels] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        options.filter(({ value }) => values.includes(value)).map(({ value, label }) => [value, label]),
      ),
  );

  const chosen = multiple ? undefined : values[0];
  const search = typed?.trim() ?? '';
  const matching = shouldFilter && typed !== null ? rankOptions(options, search) : options;
  const takesText = freeText && search !== '' && !findByLabel(options, search);
  const visible = takesText ? [...matching, { value: search, label: messages.take(search) }] : matching;
  const firstMatch = search !== '' && !freeText ? matching.find(({ disabled }) => !disabled) : undefined;
  const moved = visible.findIndex(({ value }) => value === activeValue);
  const activeIndex = moved >= 0 || !firstMatch ? moved : visible.indexOf(firstMatch);

  function labelOf(value: string): string {
    const option = options.find((candidate) => candidate.value === value);
    return option?.label ?? chosenLabels.get(value) ?? value;
  }

  function type(text: string | null): void {
    if ((text ?? '') !== (typed ?? '')) settings.onSearchChange?.(text ?? '');
    setTyped(text);
    setActiveValue(null);
  }

  function show(): void {
    if (open || locked) return;
    setOpen(true);
    setRemoved(null);
    setActiveValue(chosen ?? null);
  }

  function hide(): void {
    setOpen(false);
    setActiveValue(null);
  }

  function accept(value: string, label: string): void {
    setChosenLabels((labels) => new Map(labels).set(value, label));
    if (!multiple) onValuesChange([value]);
    else if (values.includes(value)) onValuesChange(values.filter((other) => other !== value));
    else onValuesChange([...values, value]);
    type(null);
    // With multiple selection, the keyboard continues from this option.
    if (multiple) setActiveValue(value);
    else setOpen(false);
  }

  function choose(option: ComboboxOption): void {
    if (option.disabled) return;
    const isText = takesText && option.value === search;
    accept(option.value, isText ? search : option.label);
  }

  function remove(value: string): void {
    setRemoved(labelOf(value));
    onValuesChange(values.filter((other) => other !== value));
  }

  /** Selects the option that the text names. Returns `false` if it names none. */
  function acceptText(): boolean {
    const named = findByLabel(options, search);
    if (named && values.includes(named.value)) type(null);
    else if (named) accept(named.value, named.label);
    else if (freeText && search !== '' && !values.includes(search)) accept(search, search);
    else return false;
    return true;
  }

  function settle(): void {
    hide();
    if (typed === null) return;
    if (search !== '' && acceptText()) return;
    if (search === '' && chosen !== undefined) onValuesChange([]);
    type(null);
  }

  function move(step: number, wrap: boolean): void {
    const enabled = visible.filter(({ disabled }) => !disabled);
    const last = enabled.length - 1;
    const active = visible[activeIndex];
    const from = active ? enabled.indexOf(active) : -1;
    let to = from < 0 && step < 0 ? last : from + step;
    if (to > last) to = wrap && from === last ? 0 : last;
    if (to < 0) to = wrap && from <= 0 ? last : 0;
    setActiveValue(enabled[to]?.value ?? null);
  }

  function handleArrow(event: KeyboardEvent, step: 1 | -1): void {
    event.preventDefault();
    if (event.altKey) (step > 0 ? show : hide)();
    else if (open) move(step, true);
    else {
      show();
      if (chosen === undefined) move(step, true);
    }
  }

  function handleEnter(event: KeyboardEvent): void {
    if (!open) return;
    // Enter selects an option while the list is open. While it is closed, Enter submits the form.
    event.preventDefault();
    const active = visible[activeIndex];
    if (active) choose(active);
    else if (multiple && search !== '') acceptText();
    else settle();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.defaultPrevented || isComposing(event.nativeEvent) || locked) return;
    if (event.key === 'ArrowDown') handleArrow(event, 1);
    else if (event.key === 'ArrowUp') handleArrow(event, -1);
    else if (event.key === 'Enter') handleEnter(event);
    else if (open && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault();
      move(event.key === 'PageDown' ? PAGE : -PAGE, false);
    } else if (event.key === 'Backspace' && multiple && !typed) {
      const last = values.at(-1);
      if (last !== undefined) remove(last);
    }
  }

  return {
    open,
    text: typed ?? (chosen === undefined ? '' : labelOf(chosen)),
    visible,
    activeIndex,
    announcement: removed === null ? '' : messages.removed(removed),
    labelOf,
    show,
    hide,
    search: (text) => {
      if (!open) show();
      setRemoved(null);
      type(text);
    },
    choose,
    remove,
    settle,
    forget: () => {
      hide();
      setRemoved(null);
      type(null);
    },
    handleKeyDown,
  };
}
