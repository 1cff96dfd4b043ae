import type { Side } from '@uplift/data-client/contract/project';
import type { Database } from '../database/database.ts';
import { findVisibleClient, type Viewer } from '../database/visible-clients.ts';
import type { Actor } from '../events/domain-events.ts';
import { found } from '../http-error.ts';
import type { Caller } from '../security/caller.ts';

/** A client and who changes its data, as returned by `changeOf`. */
export interface ClientChange {
  caller: Caller;
  actor: Actor;
  clientId: string;
}

export const sideOf = ({ kind }: Caller): Side => (kind === 'client' ? 'client' : 'team');

/** @throws HttpError 404 if the viewer has no access to the client */
export async function findClient(
  db: Database,
  viewer: Viewer,
  clientId: string,
): Promise<{ id: string; company: string }> {
  return found(await findVisibleClient(db, viewer, clientId), 'client');
}
