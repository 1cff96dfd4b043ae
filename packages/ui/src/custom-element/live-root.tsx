import { type ReactElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

interface ContentStore {
  get: () => ReactElement | null;
  set: (content: ReactElement) => void;
  subscribe: (listener: () => void) => () => void;
}

function createContentStore(): ContentStore {
  let current: ReactElement | null = null;
  let notify = () => {};
  return {
    get: () => current,
    set: (content) => {
      current = content;
      notify();
    },
    subscribe: (listener) => {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
  };
}

function Latest({ store }: { store: ContentStore }): ReactElement | null {
  return useSyncExternalStore(store.subscribe, store.get);
}

export interface LiveRoot {
  render: (content: ReactElement) => void;
  unmount: () => void;
}

/** Creates a root that renders once and then updates. Preact would give out the ids of `useId` again otherwise. */
export function createLiveRoot(container: Element): LiveRoot {
  const store = createContentStore();
  const root = createRoot(container);
  root.render(<Latest store={store} />);
  return { render: store.set, unmount: () => root.unmount() };
}
