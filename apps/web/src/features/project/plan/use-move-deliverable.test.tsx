import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { type Deliverable, type Milestone, projectEndpoints } from '@uplift/data-client/contract/project';
import { DataProvider, useEndpoint } from '@uplift/data-client/swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../../../areas/shared/frame/live-updates.tsx';
import { ProjectContextProvider } from '../project-context.tsx';
import { useMoveDeliverable } from './use-move-deliverable.ts';
import { usePlan } from './use-plan.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';
const moment = '2026-06-01T12:00:00.000Z';

const awaiting: Deliverable = {
  id: '00000000-0000-4000-8000-000000000902',
  milestoneId: '00000000-0000-4000-8000-000000000802',
  title: 'Test protocol',
  note: '',
  state: 'awaiting-approval',
  stateSince: moment,
  versions: [],
  steps: [],
  version: 3,
};
const approved: Deliverable = { ...awaiting, state: 'approved', version: 4 };

const milestone: Milestone = {
  id: awaiting.milestoneId,
  phase: 'optimize',
  title: 'First workflow live and measured',
  description: '',
  dueOn: '2026-06-09',
  state: 'in-progress',
  startedAt: moment,
  completedAt: null,
  deliverables: [awaiting],
  version: 2,
};

const planOf = (deliverable: Deliverable) => ({ data: [{ ...milestone, deliverables: [deliverable] }] });

const project = {
  clientId,
  company: 'Northwind Logistics',
  manager: null,
  project: {
    id: '00000000-0000-4000-8000-000000000701',
    name: 'Orders without retyping',
    phase: 'optimize',
    startedOn: '2026-05-01',
    blocked: null,
    version: 1,
  },
};

const readProject = `GET /api/clients/${clientId}/project`;
const read = `GET /api/clients/${clientId}/milestones`;
const approve = `POST /api/clients/${clientId}/deliverables/${awaiting.id}/state`;

let source: EventTarget;

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readonly readyState = 1;
      constructor() {
        super();
        source = this;
      }
      close(): void {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function tell(event: string, data: unknown = {}): void {
  const message = { data: JSON.stringify(data), lastEventId: '42-1700000000000' };
  act(() => void source.dispatchEvent(new MessageEvent(event, message)));
}

/** Renders what both the client's and the manager's page of the project read, on a server that counts calls. */
async function openPlan(side: 'client' | 'team') {
  const server: Record<string, () => Response | Promise<Response>> = {
    [readProject]: () => Response.json(project),
    [read]: () => Response.json(planOf(awaiting)),
    [approve]: () => Response.json(approved),
  };
  const calls: string[] = [];
  const fetch = async (address: string, { method }: RequestInit) => {
    const call = `${method} ${address}`;
    calls.push(call);
    return server[call]?.() ?? Response.json({ message: 'Not found.' }, { status: 404 });
  };
  const client = createDataClient({ fetch, hostname: 'localhost', tokens: null });
  const { result } = renderHook(
    () => {
      const plan = usePlan();
      const overview = useEndpoint(projectEndpoints.getProject, { params: { clientId } });
      return {
        plan: plan.data,
        overview: overview.data,
        isReading: plan.isValidating || overview.isValidating,
        approval: useMoveDeliverable(awaiting),
      };
    },
    {
      wrapper: ({ children }) => (
        <DataProvider client={client}>
          <LiveUpdates session={side === 'client' ? 'client' : 'manager'} onSessionEnded={() => {}} />
          <ProjectContextProvider value={{ clientId, company: project.company, side, readOnly: false }}>
            {children}
          </ProjectContextProvider>
        </DataProvider>
      ),
    },
  );
  const isSettled = () => {
    const { plan, overview, isReading } = result.current;
    return Boolean(plan && overview) && !isReading;
  };
  await waitFor(() => expect(isSettled()).toBe(true));
  tell('position');
  calls.length = 0;
  return {
    server,
    calls,
    result,
    settle: () => waitFor(() => expect(isSettled()).toBe(true)),
    stateShown: () => result.current.plan?.data[0]?.deliverables[0]?.state,
  };
}

describe('approving a deliverable', () => {
  it('posts once and shows the response without a read', async () => {
    const { calls, result, settle, stateShown } = await openPlan('client');
    expect(await act(() => result.current.approval.move('approved'))).toBe(true);
    expect(stateShown()).toBe('approved');
    await settle();
    expect(calls).toEqual([approve]);
  });

  it('shows the approval before the response, and reverts it when the request fails', async () => {
    const { server, calls, result, stateShown } = await openPlan('client');
    const response = Promise.withResolvers<Response>();
    server[approve] = () => response.promise;
    const move = result.current.approval.move('approved').catch(() => 'failed');
    await waitFor(() => expect(stateShown()).toBe('approved'));
    response.resolve(Response.json({ message: 'The database is away.' }, { status: 503 }));
    expect(await act(() => move)).toBe('failed');
    expect(stateShown()).toBe('awaiting-approval');
    expect(calls).toEqual([approve]);
  });

  it('reads once when the live stream reports it', async () => {
    const { server, calls, result, settle } = await openPlan('client');
    server[read] = () => Response.json(planOf(approved));
    await act(() => result.current.approval.move('approved'));
    tell('change', { clientId, topic: 'milestones' });
    await waitFor(() => expect(calls).toContain(read));
    await settle();
    expect(calls).toEqual([approve, read]);
  });

  it('reads once on the page of the manager', async () => {
    const { server, calls, settle, stateShown } = await openPlan('team');
    server[read] = () => Response.json(planOf(approved));
    tell('change', { clientId, topic: 'milestones' });
    await waitFor(() => expect(stateShown()).toBe('approved'));
    await settle();
    expect(calls).toEqual([read]);
  });

  it('reads once and says what changed when the version is outdated', async () => {
    const { server, calls, result, settle } = await openPlan('client');
    server[read] = () => Response.json(planOf({ ...awaiting, title: 'Test report', version: 4 }));
    server[approve] = () => Response.json({ message: 'Someone changed it.', status: 409 }, { status: 409 });
    expect(await act(() => result.current.approval.move('approved'))).toBe(false);
    expect(result.current.approval.changes).not.toEqual([]);
    await settle();
    expect(calls).toEqual([approve, read]);
  });

  it('says what changed when another read overtakes the one after the conflict', async () => {
    const { server, calls, result, settle, stateShown } = await openPlan('client');
    const changed = () => Response.json(planOf({ ...approved, title: 'Test report' }));
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    server[approve] = () => Response.json({ message: 'Someone changed it.', status: 409 }, { status: 409 });
    server[read] = () => first.promise;
    const move = result.current.approval.move('approved');
    await waitFor(() => expect(calls).toEqual([approve, read]));
    server[read] = () => second.promise;
    tell('change', { clientId, topic: 'milestones' });
    await waitFor(() => expect(calls).toEqual([approve, read, read]));
    first.resolve(changed());
    expect(await act(() => move)).toBe(false);
    expect(result.current.approval.changes).toContain('It was renamed to “Test report”.');
    expect(stateShown()).toBe('approved');
    server[read] = changed;
    second.resolve(changed());
    await settle();
  });
});
