import { type DeletionRequest, projectEndpoints } from '@uplift/data-client/contract/project';
import { inFull } from '../shell/account/last-use.ts';

/** The path of a client's request, by which everything that shows it is read again. */
export function deletionPath(clientId: string): string {
  return projectEndpoints.getDeletionRequest.path.replace('{clientId}', clientId);
}

/** What became of a closed request, in a sentence; null where it is open. */
export function outcomeOf({ state, closedBy, closedAt }: DeletionRequest): string | null {
  if (state === 'open' || closedAt === null) return null;
  const when = `${inFull(closedAt)} by ${closedBy}`;
  return {
    withdrawn: `The last request was withdrawn on ${when}.`,
    done: `What could be deleted was deleted on ${when}.`,
    declined: `The last request was declined on ${when}.`,
  }[state];
}
