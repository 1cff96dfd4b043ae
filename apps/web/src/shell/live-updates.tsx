import { useLiveUpdates } from '@uplift/data-client/swr';

export interface LiveUpdatesProps {
  area: 'client' | 'manager';
  /** Called when the session is over: asks the server who is signed in. */
  onSessionEnded: () => void;
}

/** Keeps what an area shows up to date, for as long as it is there. */
export function LiveUpdates(props: LiveUpdatesProps): null {
  useLiveUpdates(props);
  return null;
}
