// @vitest-environment node
import { toaster } from '@uplift/ui/toaster';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type RowActionsOptions, useRowActions } from './use-row-actions.ts';

const rows = Array.from({ length: 250 }, (_, index) => ({ id: `row-${index}`, name: `Row ${index}` }));

/** Returns the result of the hook with these options. */
function actionsWith(
  send: RowActionsOptions<'end'>['send'],
  refresh: RowActionsOptions<'end'>['refresh'],
  optimistic?: RowActionsOptions<'end'>['optimistic'],
): ReturnType<typeof useRowActions<'end'>> {
  const given: ReturnType<typeof useRowActions<'end'>>[] = [];
  function Caller(): null {
    given.push(
      useRowActions({
        send,
        labels: { end: ['end', 'Ending', 'Ended'] },
        plural: 'rows',
        refresh,
        ...(optimistic && { optimistic }),
      }),
    );
    return null;
  }
  renderToString(<Caller />);
  const [act] = given;
  if (!act) throw new Error('Nothing was rendered.');
  return act;
}

test('sends rows in batches of up to 100, each row once', async () => {
  const sent: string[][] = [];
  let refreshed = 0;
  const act = actionsWith(
    async (_action, ids) => {
      sent.push(ids);
      return { outcomes: ids.map((id) => ({ id, problem: null })) };
    },
    async () => {
      refreshed += 1;
    },
  );
  expect(await act('end', rows)).toBe(true);
  expect(sent.map((part) => part.length)).toEqual([100, 100, 50]);
  expect(sent.flat()).toEqual(rows.map(({ id }) => id));
  expect(refreshed).toBe(1);
});

test('returns false and refreshes when a batch fails', async () => {
  let calls = 0;
  let refreshed = 0;
  const act = actionsWith(
    async (_action, ids) => {
      calls += 1;
      if (calls === 2) throw new Error('The database is away.');
      return { outcomes: ids.map((id) => ({ id, problem: null })) };
    },
    async () => {
      refreshed += 1;
    },
  );
  expect(await act('end', rows)).toBe(false);
  expect(calls).toBe(2);
  expect(refreshed).toBe(1);
});

test.each([
  ['a request fails', () => Promise.reject(new Error('The database is away.'))],
  ['a row is refused', async () => ({ outcomes: [{ id: 'row-0', problem: 'It has ended.' }] })],
])('reverts the expected result when %s', async (_, send) => {
  const steps: string[] = [];
  const act = actionsWith(
    () => {
      steps.push('send');
      return send();
    },
    async () => {},
    (action, ids) => {
      steps.push(`${action} ${ids.join()}`);
      return async () => steps.push('revert');
    },
  );
  await act('end', rows.slice(0, 1));
  expect(steps).toEqual(['end row-0', 'send', 'revert']);
});

test('names refused rows only among several', async () => {
  const update = vi.fn();
  const show = vi.spyOn(toaster, 'show').mockReturnValue({ id: 'notice', update, dismiss: vi.fn() });
  onTestFinished(() => show.mockRestore());
  const act = actionsWith(
    async (_, ids) => ({ outcomes: ids.map((id) => ({ id, problem: 'It has ended.' })) }),
    async () => {},
  );
  await act('end', rows.slice(0, 1));
  expect(update).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Couldn’t end Row 0', description: 'It has ended.' }),
  );
  await act('end', rows.slice(0, 2));
  expect(update).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: 'Row 0: It has ended. Row 1: It has ended.' }),
  );
});
