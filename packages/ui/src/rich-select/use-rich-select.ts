'use client';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RichSelectOption } from './rich-select-option.ts';

const PAGE = 10;

/** A pause after which typing starts a new search. */
const PAUSE_MS = 500;

interface Settings {
  options: readonly RichSelectOption[];
  value: string | null;
  onSelect: (value: string) => void;
}

interface RichSelectState {
  open: boolean;
  /** The value of the option that the keyboard is on. */
  active: string | null;
  show: () => void;
  hide: () => void;
  select: (option: RichSelectOption) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the typed character, or `null` for other keys. */
function characterOf(event: KeyboardEvent): string | null {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  return event.key.length === 1 && !isShortcut ? event.key.toLowerCase() : null;
}

/** The behavior of a select-only combobox, as described in the ARIA Authoring Practices. */
export function useRichSelect({ options, value, onSelect }: Settings): RichSelectState {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const typing = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const enabled = options.filter(({ disabled }) => !disabled);
  const last = enabled.length - 1;

  function show(): void {
    setOpen(true);
    setActive(value ?? enabled[0]?.value ?? null);
  }

  function hide(): void {
    setOpen(false);
    setActive(null);
  }

  function select(option: RichSelectOption): void {
    if (option.disabled) return;
    hide();
    if (option.value !== value) onSelect(option.value);
  }

  function selectActive(): void {
    const option = enabled.find((candidate) => candidate.value === active);
    if (option) select(option);
    else hide();
  }

  function moveTo(index: number): void {
    setActive(enabled[Math.min(Math.max(index, 0), last)]?.value ?? null);
  }

  /** Finds the next option that starts with the typed text. One key, pressed again, goes through its options. */
  function find(character: string, at: number): void {
    const isContinued = at - typing.current.at < PAUSE_MS;
    const text = isContinued ? typing.current.text + character : character;
    typing.current = { text, at };
    const isRepeated = Array.from(text).every((other) => other === character);
    const start = enabled.findIndex((option) => option.value === (active ?? value)) + (isRepeated ? 1 : 0);
    const inOrder = [...enabled.slice(Math.max(start, 0)), ...enabled.slice(0, Math.max(start, 0))];
    const found = inOrder.find(({ label }) => label.toLowerCase().startsWith(isRepeated ? character : text));
    if (found) setActive(found.value);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const { key, timeStamp } = event;
    const character = characterOf(event);
    const isSearching = typing.current.text !== '' && timeStamp - typing.current.at < PAUSE_MS;
    const isTyped = character !== null && (character !== ' ' || isSearching);
    const at = enabled.findIndex((option) => option.value === active);

    if (key === 'Tab') {
      if (open) selectActive();
      return;
    }
    if (isTyped) {
      if (!open) show();
      find(character, timeStamp);
    } else if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'].includes(key)) return;
      show();
      if (key === 'Home') moveTo(0);
      if (key === 'End') moveTo(last);
    } else if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && event.altKey)) selectActive();
    else if (key === 'ArrowDown') moveTo(at + 1);
    else if (key === 'ArrowUp') moveTo(at - 1);
    else if (key === 'PageDown') moveTo(at + PAGE);
    else if (key === 'PageUp') moveTo(at - PAGE);
    else if (key === 'Home') moveTo(0);
    else if (key === 'End') moveTo(last);
    else return;
    event.preventDefault();
  }

  return { open, active, show, hide, select, handleKeyDown };
}
