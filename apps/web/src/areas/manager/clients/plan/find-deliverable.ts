import type { DataClient } from '@uplift/data-client';
import { type Deliverable, projectEndpoints } from '@uplift/data-client/contract/project';

/** Loads the current version of a deliverable. Returns the known version if it no longer exists. */
export async function findDeliverable(
  api: Pick<DataClient, 'call'>,
  clientId: string,
  known: Deliverable,
): Promise<Deliverable> {
  const { data } = await api.call(projectEndpoints.listMilestones, { params: { clientId } });
  return data.flatMap(({ deliverables }) => deliverables).find(({ id }) => id === known.id) ?? known;
}
