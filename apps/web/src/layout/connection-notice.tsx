import { type ReactElement, useSyncExternalStore } from 'react';
import * as styles from './connection-notice.styles.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a notice while the browser is offline. */
export function ConnectionNotice(): ReactElement {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" css={styles.region}>
      {!online && (
        <p css={styles.notice}>
          <strong>You’re offline.</strong> What you typed on this page is still here. Other pages load again
          once you’re back online.
        </p>
      )}
    </div>
  );
}
