import * as v from 'valibot';
import { uuid } from '../uuid.ts';

/**
 * Row version for optimistic locking. It counts changes by admins. An update names the version it is based on
 * and gets 409 if the row changed since then.
 */
export const RowVersion = /* @__PURE__ */ v.pipe(
  v.number('Enter the version that you edited.'),
  v.integer('Enter the version that you edited.'),
  v.minValue(1, 'Enter the version that you edited.'),
);

/**
 * The ID of a row.
 *
 * @param noun what the ID refers to, with an article: "a user"
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowId(noun: string) {
  return uuid(`This isn’t the ID of ${noun}.`);
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
      v.array(rowId(noun), 'Enter the IDs of the rows.'),
      v.minLength(1, 'Choose at least one row.'),
      v.maxLength(ACTION_LIMIT, `Choose at most ${ACTION_LIMIT} rows.`),
    ),
  });
}

/** Account actions allowed to API keys: those that end access, never those that grant it. */
export const KeyActionOnAccounts = /* @__PURE__ */ v.object({
  action: v.picklist(
    ['deactivate', 'end-sessions'],
    'API keys can only deactivate accounts and end sessions.',
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
