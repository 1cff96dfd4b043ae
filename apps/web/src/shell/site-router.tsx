import { type ReactElement, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  NavigationType,
  Router,
} from 'react-router-dom';
import { LatestLocation } from './query-change.ts';

/**
 * The router of the browser. It differs from react-router's own in one thing: React renders what happens during a
 * `popstate` event at once, and shows what is still loading as empty. Going back is therefore shown a moment after
 * the event, as a transition like any other: the page at hand stays until the one to come is whole.
 */
export function SiteRouter({ children }: { children: ReactNode }): ReactElement {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [latest] = useState(() => () => history.location);
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((update) => {
        const show = () => startTransition(() => setShown(update));
        if (update.action === NavigationType.Pop) setTimeout(show);
        else show();
      }),
    [history],
  );
  return (
    <LatestLocation value={latest}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </LatestLocation>
  );
}
