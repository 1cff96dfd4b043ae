/** How technologies are shown: as an atom or as rows of cards. */
export type TechStackView = 'orbit' | 'modern';

/** Key in local storage. The stored value is the name of the view. */
export const TECH_STACK_VIEW_KEY = 'techStackView';

function isView(value: unknown): value is TechStackView {
  return value === 'orbit' || value === 'modern';
}

/** Browser APIs that the store uses. */
export interface ViewStoreEnvironment {
  /** May throw: storage can be full or blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Media query for `prefers-reduced-motion: reduce`. */
  reducedMotion: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  /** Source of changes in other tabs. */
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export interface ViewStore {
  read: () => TechStackView;
  choose: (view: TechStackView) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the store of the view: the visitor's stored choice, else modern if reduced motion is preferred,
 * else orbit.
 */
export function createViewStore({ storage, reducedMotion, events }: ViewStoreEnvironment): ViewStore {
  const listeners = new Set<() => void>();
  /** The choice made on this page, which applies even if storage fails. */
  let chosen: TechStackView | undefined;

  function stored(): TechStackView | undefined {
    try {
      const value = storage().getItem(TECH_STACK_VIEW_KEY);
      return isView(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function followStorage(event: StorageEvent): void {
    if (event.key !== TECH_STACK_VIEW_KEY && event.key !== null) return;
    chosen = undefined;
    announce();
  }

  return {
    read: () => chosen ?? stored() ?? (reducedMotion.matches ? 'modern' : 'orbit'),
    choose(view) {
      chosen = view;
      try {
        storage().setItem(TECH_STACK_VIEW_KEY, view);
      } catch {
        // The choice still applies to this page.
      }
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        reducedMotion.addEventListener('change', announce);
        events.addEventListener('storage', followStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        reducedMotion.removeEventListener('change', announce);
        events.removeEventListener('storage', followStorage);
      };
    },
  };
}
