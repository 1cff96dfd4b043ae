/** How the technologies are shown: as an atom or as rows of cards. */
export type TechStackView = 'orbit' | 'modern';

/** The key in local storage; the stored value is the view's name. */
export const TECH_STACK_VIEW_KEY = 'techStackView';

function isView(value: unknown): value is TechStackView {
  return value === 'orbit' || value === 'modern';
}

/** What the store needs of the browser. */
export interface ViewStoreEnvironment {
  /** May throw: storage can be full or forbidden. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Follows `prefers-reduced-motion: reduce`. */
  reducedMotion: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  /** Tells of changes that other tabs make. */
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export interface ViewStore {
  read: () => TechStackView;
  choose: (view: TechStackView) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The chosen view: what a person stored, else modern where reduced motion is preferred, else orbit. */
export function createViewStore({ storage, reducedMotion, events }: ViewStoreEnvironment): ViewStore {
  const listeners = new Set<() => void>();
  /** The choice made on this page; it outlives a storage that cannot be written. */
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
        // The choice holds for this page.
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
