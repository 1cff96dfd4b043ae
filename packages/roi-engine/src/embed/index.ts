import { createElementClass, type RoiCalculatorElement } from './element.tsx';

export type { RoiOutcome } from '../react/index.ts';
export type { RoiCalculatorElement } from './element.tsx';

declare global {
  interface HTMLElementTagNameMap {
    'roi-calculator': RoiCalculatorElement;
  }
}

/**
 * Makes the calculator known to the page as `<roi-calculator>`. Importing this module does it under that name; call it
 * to have it under another one too. Nothing happens where the name is taken, nor on a server.
 */
export function defineRoiCalculator(name: `${string}-${string}` = 'roi-calculator'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, createElementClass());
}

defineRoiCalculator();
