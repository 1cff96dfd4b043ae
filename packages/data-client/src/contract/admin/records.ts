import * as v from 'valibot';
import { uuid } from '../uuid.ts';

/** Counts what admins changed of a row. A change names the version that it began with, and is refused with 409 if it changed since it was read. */
export const RowVersion = /* @__PURE__ */ v.pipe(
  v.number('Give the version that you changed.'),
  v.integer('Give the version that you changed.'),
  v.minValue(1, 'Give the version that you changed.'),
);

/**
 * The id of a row.
 *
 * @param noun what it is the id of, with its article: "a user"
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowId(noun: string) {
  return uuid(`This is not the id of ${noun}.`);
}

/** How many rows one call changes at most. */
export const ACTION_LIMIT = 100;

/**
 * The body of a call that does the same with one row or many.
 *
 * @param noun what the rows are, with its article: "a user"
 */
/* @__NO_SIDE_EFFECTS__ */
export function actionOnRows<const Actions extends readonly string[]>(actions: Actions, noun: string) {
  return v.object({
    action: v.picklist(actions, 'Choose an action.'),
    ids: v.pipe(
      v.array(rowId(noun), 'Name the rows by their ids.'),
      v.minLength(1, 'Name at least one row.'),
      v.maxLength(ACTION_LIMIT, `Name at most ${ACTION_LIMIT} rows.`),
    ),
  });
}

/** Actions on accounts that API keys may take: those that end access and never give it. */
export const KeyActionOnAccounts = /* @__PURE__ */ v.object({
  action: v.picklist(
    ['deactivate', 'end-sessions'],
    'API keys can deactivate accounts and end sessions only.',
  ),
});

/** What came of an action, for each row by itself. */
export const ActionOutcomes = /* @__PURE__ */ v.object({
  outcomes: v.array(
    v.object({
      id: v.string(),
      /** Why it was not done; null: it was. */
      problem: v.nullable(v.string()),
    }),
  ),
});
export type ActionOutcomes = v.InferOutput<typeof ActionOutcomes>;
