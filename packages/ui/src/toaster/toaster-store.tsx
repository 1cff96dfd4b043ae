'use client';
import { toast as sonner } from 'sonner';
import type { ToastHandle } from '../toast/index.ts';
import { ToasterNotice, type ToasterOptions } from './toaster-notice.tsx';

export type { ToasterAction, ToasterOptions } from './toaster-notice.tsx';

/** How long a stacked toast stays, in ms. */
export const TOASTER_DURATION = 4000;

export interface ToasterHandle extends Omit<ToastHandle, 'update'> {
  /**
   * Changes the content, for example from loading to success, and restarts the duration. Shows the toast
   * again if it is gone.
   */
  update: (options: ToasterOptions) => void;
}

/** The toasts shown while a promise is pending and when it settles. */
export interface ToasterMessages<Result> {
  loading: ToasterOptions;
  success: (result: Result) => ToasterOptions;
  error: (reason: unknown) => ToasterOptions;
}

let count = 0;

function put(id: string, options: ToasterOptions): void {
  const { type = 'default', duration } = options;
  const loading = type === 'loading';
  sonner.custom(() => <ToasterNotice id={id} options={options} />, {
    id,
    // sonner replaces 0 by the duration of the `Toaster`.
    duration: duration ?? (loading ? Number.POSITIVE_INFINITY : 0),
    // Dismissing a pending toast by swipe would hide the outcome.
    dismissible: !loading,
  });
}

function dismiss(id?: string): void {
  sonner.dismiss(id);
}

function show(options: ToasterOptions): ToasterHandle {
  count += 1;
  const id = `toaster-${count}`;
  put(id, options);
  return { id, update: (changed) => put(id, changed), dismiss: () => dismiss(id) };
}

async function track<Result>(
  work: Promise<Result>,
  { loading, success, error }: ToasterMessages<Result>,
): Promise<Result> {
  const { update } = show({ type: 'loading', ...loading });
  try {
    const result = await work;
    update({ type: 'success', ...success(result) });
    return result;
  } catch (reason) {
    update({ type: 'error', ...error(reason) });
    throw reason;
  }
}

/** Shows toasts in the stack of this page, from any code. `Toaster` renders them. */
export const toaster = {
  show,
  /** Shows a promise from loading to success or error. Resolves or rejects with the promise. */
  track,
  /** Dismisses one toast, or all without an id. */
  dismiss,
};
