import { toaster } from '@uplift/ui/toaster';

/** For toasts with a reason to read or an action to undo. In milliseconds. */
export const LONG_TOAST = 10_000;

/** Shows what failed, and the reason that the error gives. */
export function showFailure(title: string, error: unknown): void {
  toaster.show({
    type: 'error',
    title,
    description: error instanceof Error ? error.message : undefined,
    duration: LONG_TOAST,
  });
}
