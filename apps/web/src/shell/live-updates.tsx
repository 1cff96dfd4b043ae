import { useLiveUpdates } from '@uplift/data-client/swr';

export interface LiveUpdatesProps {
  area: 'client' | 'manager';
  /** Called when the session has ended. Asks the server who is signed in. */
  onSessionEnded: () => void;
}

/** Keeps an area's data up to date while mounted. */
export function LiveUpdates(props: LiveUpdatesProps): null {
  useLiveUpdates(props);
  return null;
}
