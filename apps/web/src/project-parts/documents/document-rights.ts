import type { ClientDocument, DocumentAction } from '@uplift/data-client/contract/project';
import type { ClientInView } from '../client-in-view.tsx';

/** Whether a side may rename a document, or delete it. */
export function mayChange(
  { side, readOnly }: Pick<ClientInView, 'side' | 'readOnly'>,
  document: ClientDocument,
): boolean {
  return !readOnly && document.state !== 'deleted' && (side === 'team' || document.side === 'client');
}

/** Whether a side may add a newer file. */
export function mayReplace(view: Pick<ClientInView, 'side' | 'readOnly'>, document: ClientDocument): boolean {
  return mayChange(view, document) && document.side === view.side;
}

/** What a side may do with a document, in the order of its menu. */
export function actionsFor(
  view: Pick<ClientInView, 'side' | 'readOnly'>,
  document: ClientDocument,
): DocumentAction[] {
  if (view.readOnly) return [];
  if (document.state === 'deleted') return ['restore'];
  if (!mayChange(view, document)) return [];
  if (view.side === 'client' || document.side === 'client') return ['delete'];
  return [document.state === 'private' ? 'share' : 'unshare', 'delete'];
}
