import { createElementClass, type RoiCalculatorElement } from './element.tsx';

export type { RoiOutcome } from '../react/index.ts';
export type { RoiCalculatorElement } from './element.tsx';

declare global {
  interface HTMLElementTagNameMap {
    'roi-calculator': RoiCalculatorElement;
  }
}

/**
 * Registers the calculator as `<roi-calculator>`. Importing this module does so automatically; call it to
 * register another name. Does nothing if the name is taken or on a server.
 */
export function defineRoiCalculator(name: `${string}-${string}` = 'roi-calculator'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, createElementClass());
}

defineRoiCalculator();
