import * as v from 'valibot';
import { uuid } from '../uuid.ts';

/**
 * Row version for optimistic locking. It counts changes by admins. An update names the version it is based on
 * and gets 409 if the row changed since then.
 */
export const RowVersion = /* @__PURE__ */ v.pipe(
  v.number('Give the version that you changed.'),
  v.integer('Give the version that you changed.'),
  v.minValue(1, 'Give the version that you changed.'),
);

/**
 * The ID of a row.
 *
 * @param noun what the ID refers to, with an article: "a user"
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowId(noun: string) {
  return uuid(`This is not the id of ${noun}.`);
}

/** Maximum number of rows per request. */
export const ACTION_LIMIT = 100;

/**
 * The body of an action on one or more rows.
 *
 * @param noun what the rows are, with an article: "a user"
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

/** Account actions allowed to API keys: those that end access, never those that grant it. */
export const KeyActionOnAccounts = /* @__PURE__ */ v.object({
  action: v.picklist(
    ['deactivate', 'end-sessions'],
    'API keys can deactivate accounts and end sessions only.',
  ),
});

/** The result of an action for each row. */
export const ActionOutcomes = /* @__PURE__ */ v.object({
  outcomes: v.array(
    v.object({
      id: v.string(),
      /** Why the action was not applied. Null: it was. */
      problem: v.nullable(v.string()),
    }),
  ),
});
export type ActionOutcomes = v.InferOutput<typeof ActionOutcomes>;
