import { ACTION_LIMIT, type ActionOutcomes } from '@uplift/data-client/contract/admin';
import type { Revert } from '@uplift/data-client/swr';
import { toaster } from '@uplift/ui/toaster';
import { LONG_TOAST } from '../toasts.ts';

export interface Named {
  id: string;
  name: string;
}

export interface RowActionsOptions<Action extends string, Row extends Named = Named> {
  /** Applies the action to up to 100 rows. The result has an outcome for each row. */
  send: (action: Action, ids: string[]) => Promise<ActionOutcomes>;
  /** Verbs before the name: "deactivate", and while the action runs "Deactivating", and then "Deactivated". */
  labels: Readonly<Record<Action, readonly [verb: string, running: string, done: string]>>;
  /** The action that undoes another one, for all rows or depending on the row. */
  undo?: { readonly [Taken in Action]?: Action } | ((action: Action, row: Row) => Action | undefined);
  /** Plural noun of the rows: "users". */
  plural: string;
  /** Shows the expected result before the response. The returned function reverts it if a row is refused. */
  optimistic?: (action: Action, ids: readonly string[]) => Revert | undefined;
  /** Refetches the lists, unless the open live stream does. */
  refresh: () => Promise<unknown>;
}

/** Splits IDs into batches of the size that one request takes. */
function inParts(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < ids.length; start += ACTION_LIMIT)
    parts.push(ids.slice(start, start + ACTION_LIMIT));
  return parts;
}

/** Groups rows by the action that undoes what was done. */
function byUndo<Action extends string, Row extends Named>(
  undo: RowActionsOptions<Action, Row>['undo'],
  action: Action,
  rows: readonly Row[],
): Map<Action, Row[]> {
  const found = new Map<Action, Row[]>();
  for (const row of rows) {
    const back = typeof undo === 'function' ? undo(action, row) : undo?.[action];
    if (back) found.set(back, [...(found.get(back) ?? []), row]);
  }
  return found;
}

/**
 * Applies actions to rows, shows the outcome of each and offers undo. The returned function resolves to false
 * if a request failed.
 */
export function useRowActions<Action extends string, Row extends Named = Named>({
  send,
  labels,
  undo,
  plural,
  optimistic,
  refresh,
}: RowActionsOptions<Action, Row>): (action: Action, rows: readonly Row[]) => Promise<boolean> {
  const nameOf = (rows: readonly Named[]): string =>
    rows.length === 1 && rows[0] ? rows[0].name : `${rows.length} ${plural}`;

  return async function act(action, rows) {
    const [verb, running, done] = labels[action];
    const notice = toaster.show({ type: 'loading', title: `${running} ${nameOf(rows)}…` });
    const ids = rows.map(({ id }) => id);
    const revert = optimistic?.(action, ids);
    try {
      const problems = new Map<string, string | null>();
      for (const part of inParts(ids)) {
        const { outcomes } = await send(action, part);
        for (const { id, problem } of outcomes) problems.set(id, problem);
      }
      const refused = rows.filter(({ id }) => problems.get(id) != null);
      if (refused.length > 0) await revert?.();
      const served = rows.filter(({ id }) => problems.get(id) == null);
      const explain = ({ id, name }: Named) =>
        // The title names a single row already.
        rows.length === 1 ? problems.get(id) : `${name}: ${problems.get(id)}`;
      const taken = byUndo(undo, action, served);
      notice.update({
        type: refused.length > 0 ? 'error' : 'success',
        title: served.length > 0 ? `${done} ${nameOf(served)}` : `Couldn’t ${verb} ${nameOf(rows)}`,
        description: refused.map(explain).join(' ') || undefined,
        duration: LONG_TOAST,
        ...(taken.size > 0
          ? {
              action: {
                label: 'Undo',
                onSelect: () => taken.forEach((rowsOf, back) => void act(back, rowsOf)),
              },
            }
          : {}),
      });
    } catch (error) {
      await revert?.();
      notice.update({
        type: 'error',
        title: `Couldn’t ${verb} ${nameOf(rows)}`,
        description: error instanceof Error ? error.message : undefined,
        duration: LONG_TOAST,
      });
      // Earlier batches may have succeeded before one failed.
      if (rows.length > ACTION_LIMIT) await refresh();
      return false;
    }
    await refresh();
    return true;
  };
}
