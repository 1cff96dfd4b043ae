import type { ReactNode } from 'react';

export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface ToastAction {
  /** Label of the button. */
  label: string;
  /** How to do the same without the toast, for users who can't act in time: "Undo in the list". */
  altText: string;
  onSelect: () => void;
}

export interface ToastOptions {
  /** The message in a few words. */
  title: ReactNode;
  description?: ReactNode;
  /** @default 'default' */
  type?: ToastType;
  /**
   * How long the toast stays, in ms.
   * @default 5000; a loading toast stays until it is updated or dismissed
   */
  duration?: number;
  action?: ToastAction;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  open: boolean;
}

/** Controls a toast that was shown. */
export interface ToastHandle {
  id: string;
  /** Changes the content, for example from loading to success, and restarts the duration. */
  update: (options: ToastOptions) => void;
  dismiss: () => void;
}

/** Maximum number of toasts shown at once. A new one replaces the older. */
export const TOAST_LIMIT = 1;

/** How long a toast stays, in ms. */
export const TOAST_DURATION = 5000;

/** Delay before a dismissed toast is removed from the store, in ms. */
export const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastStore {
  show: (options: ToastOptions) => ToastHandle;
  /** Dismisses one toast, or all without an id. */
  dismiss: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  /**
   * Returns the toasts that are shown or leaving, newest first. Returns the same array until something
   * changes.
   */
  read: () => readonly ToastEntry[];
}

/** Creates a list of toasts that is independent of React, so that any code can show one. */
export function createToastStore(): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function write(next: readonly ToastEntry[]): void {
    entries = next;
    for (const [id, timer] of removals) {
      if (next.some((entry) => entry.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  function scheduleRemoval(id: string): void {
    if (removals.has(id)) return;
    removals.set(
      id,
      setTimeout(() => write(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY),
    );
  }

  function dismiss(id?: string): void {
    const leaving = entries.filter((entry) => entry.open && (id === undefined || entry.id === id));
    if (leaving.length === 0) return;
    for (const entry of leaving) scheduleRemoval(entry.id);
    write(entries.map((entry) => (leaving.includes(entry) ? { ...entry, open: false } : entry)));
  }

  function show(options: ToastOptions): ToastHandle {
    count += 1;
    const id = `toast-${count}`;
    write([{ ...options, id, open: true }, ...entries].slice(0, TOAST_LIMIT));
    return {
      id,
      update: (changed) =>
        write(entries.map((entry) => (entry.id === id ? { ...changed, id, open: entry.open } : entry))),
      dismiss: () => dismiss(id),
    };
  }

  return {
    show,
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => entries,
  };
}

/** The page's own toasts, which `ToastViewport` shows by default. */
export const toasts: ToastStore = createToastStore();

/** Shows a toast on this page. */
export function toast(options: ToastOptions): ToastHandle {
  return toasts.show(options);
}
