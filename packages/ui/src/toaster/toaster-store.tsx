'use client';
import { toast as sonner } from 'sonner';
import type { ToastHandle, ToastOptions } from '../toast/index.ts';
import { ToasterNotice } from './toaster-notice.tsx';

/** How long a toast of the stack stays, in ms. */
export const TOASTER_DURATION = 4000;

export interface ToasterAction {
  /** What the button says. */
  label: string;
  onSelect: () => void;
}

export interface ToasterOptions extends Omit<ToastOptions, 'action' | 'duration'> {
  /** How long it stays, in ms. @default 4000; a loading toast stays until it is updated or dismissed */
  duration?: number;
  action?: ToasterAction;
}

export interface ToasterHandle extends Omit<ToastHandle, 'update'> {
  /** Changes what it says, for example from loading to success, and starts its time anew. Shows it again if it is gone. */
  update: (options: ToasterOptions) => void;
}

/** What is said while work is under way and at its end. */
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
    duration: duration ?? (loading ? Number.POSITIVE_INFINITY : TOASTER_DURATION),
    // Swiping away what is under way would hide how it ends.
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
  /** Follows a promise from loading to success or error, and passes on how it ends. */
  track,
  /** Dismisses one, or all. */
  dismiss,
};
