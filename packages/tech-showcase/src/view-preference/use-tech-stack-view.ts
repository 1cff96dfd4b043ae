'use client';

import { useSyncExternalStore } from 'react';
import { createViewStore, type TechStackView, type ViewStore } from './view-store.ts';

let shared: ViewStore | undefined;

function pageStore(): ViewStore {
  shared ??= createViewStore({
    storage: () => window.localStorage,
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)'),
    events: window,
  });
  return shared;
}

const subscribe: ViewStore['subscribe'] = (listener) => pageStore().subscribe(listener);
const read = (): TechStackView => pageStore().read();
const readOnServer = (): TechStackView => 'orbit';
const choose: ViewStore['choose'] = (view) => pageStore().choose(view);

/** Returns the view and a setter, shared by all components that use it. The server renders orbit. */
export function useTechStackView(): readonly [view: TechStackView, choose: (view: TechStackView) => void] {
  return [useSyncExternalStore(subscribe, read, readOnServer), choose];
}
