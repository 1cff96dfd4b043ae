import type { ClientDocument, DocumentAction } from '@uplift/data-client/contract/project';
import type { ProjectContext } from '../project-context.tsx';

/** Whether a side may rename or delete a document. */
export function mayChange(
  { side, readOnly }: Pick<ProjectContext, 'side' | 'readOnly'>,
  document: ClientDocument,
): boolean {
  return !readOnly && document.state !== 'deleted' && (side === 'team' || document.side === 'client');
}

/** Whether a side may upload a new version. */
export function mayReplace(
  view: Pick<ProjectContext, 'side' | 'readOnly'>,
  document: ClientDocument,
): boolean {
  return mayChange(view, document) && document.side === view.side;
}

/** Returns the actions a side may take on a document, in menu order. */
export function actionsFor(
  view: Pick<ProjectContext, 'side' | 'readOnly'>,
  document: ClientDocument,
): DocumentAction[] {
  if (view.readOnly) return [];
  if (document.state === 'deleted') return ['restore'];
  if (!mayChange(view, document)) return [];
  if (view.side === 'client' || document.side === 'client') return ['delete'];
  return [document.state === 'private' ? 'share' : 'unshare', 'delete'];
}
