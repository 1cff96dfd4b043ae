import { createElementClass, type TechShowcaseElement } from './element.tsx';

export type { Technology, TechnologyStory } from '../technology/technology.ts';
export type { TechStackView } from '../view-preference/view-store.ts';
export type { TechShowcaseElement } from './element.tsx';

declare global {
  interface HTMLElementTagNameMap {
    'tech-showcase': TechShowcaseElement;
  }
}

/**
 * Registers the showcase as `<tech-showcase>`. Importing this module does so automatically; call it to register
 * another name. Does nothing if the name is taken or on a server.
 */
export function defineTechShowcase(name: `${string}-${string}` = 'tech-showcase'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, createElementClass());
}

defineTechShowcase();
