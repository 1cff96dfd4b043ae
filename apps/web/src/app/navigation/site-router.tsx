import { type ReactElement, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  NavigationType,
  Router,
} from 'react-router-dom';
import { LatestLocation } from './update-search-params.ts';

/**
 * The browser router. It differs from react-router's own in one way: React renders updates during a
 * `popstate` event synchronously and shows content that is still loading as empty. So going back renders
 * right after the event, as a transition like any other: the current page stays until the next one is
 * complete.
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
