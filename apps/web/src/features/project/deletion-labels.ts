import { type DeletionRequest, projectEndpoints } from '@uplift/data-client/contract/project';
import { inFull } from '../../app/time/last-use.ts';
import { viewerFormat } from '../../app/time/viewer-time.ts';

/** Returns the path of a client's erasure request, used to revalidate everything that shows it. */
export function deletionPath(clientId: string): string {
  return projectEndpoints.getDeletionRequest.path.replace('{clientId}', clientId);
}

/** Whether a request waits for a decision or for the day of the erasure. */
export function isPending({ state }: Pick<DeletionRequest, 'state'>): boolean {
  return state === 'open' || state === 'scheduled';
}

const date = viewerFormat({ dateStyle: 'long' });

/** Formats the day of an erasure in the viewer's time zone. Null if none is scheduled. */
export function erasureDay({ eraseAt }: Pick<DeletionRequest, 'eraseAt'>): string | null {
  return eraseAt === null ? null : date().format(Date.parse(eraseAt));
}

/** Describes the decision on a request in one sentence. Null while the request is open. */
export function outcomeOf({ state, closedBy, closedAt }: DeletionRequest): string | null {
  if (state === 'open' || closedAt === null) return null;
  const when = `${inFull(closedAt)} by ${closedBy}`;
  return {
    scheduled: `Confirmed on ${when}.`,
    withdrawn: `The last request was withdrawn on ${when}.`,
    declined: `The last request was declined on ${when}.`,
  }[state];
}

/** Warning shown to an admin before an erasure is scheduled. */
export const erasureWarning =
  'This deletes the client’s accounts, project, messages, results, documents, notes, inquiries and success stories. Before that day, save invoices and anything else the law requires you to keep. The client’s people get the date by e-mail, and you or they can cancel until then.';
