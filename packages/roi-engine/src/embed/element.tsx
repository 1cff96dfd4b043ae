import { CacheProvider, Global } from '@emotion/react';
import { LocaleProvider } from '@uplift/ui/locale';
import { GlobalStyles } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RoiOutcome } from '../react/index.ts';
import { RoiCalculator } from '../react/index.ts';
import { createAdoptedCache, registerRem } from './adopted-styles.ts';
import { figureAttributes, linkBaseOf, readAddress, readFigures, readHeadingLevel } from './attributes.ts';
import { hostStyles } from './host-styles.ts';
import { readCurrency, readLanguage } from './language.ts';

/** The calculator as a custom element. The README lists its attributes and events. */
export interface RoiCalculatorElement extends HTMLElement {
  /** The latest result with its input, or null before the first result. */
  readonly outcome: RoiOutcome | null;
}

/** Dispatches an event that also crosses the shadow roots around the element, and its deprecated name. */
function tell(element: HTMLElement, type: 'result' | 'share' | 'email-report', detail: unknown): void {
  for (const name of [`uplift-${type}`, type]) {
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Creates the element's class on demand, because a server has no `HTMLElement`. */
export function createElementClass(): new () => RoiCalculatorElement {
  registerRem();
  return class extends HTMLElement implements RoiCalculatorElement {
    static readonly observedAttributes = [
      ...figureAttributes,
      'calculated',
      'email-report',
      'currency',
      'heading-level',
      'id',
      'lang',
      'share-url',
    ];

    outcome: RoiOutcome | null = null;
    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #styles = createAdoptedCache('roi', this.#shadow);
    #root: Root | null = null;

    readonly #readHash = (): void => this.#render();

    connectedCallback(): void {
      window.addEventListener('hashchange', this.#readHash);
      this.#render();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#render();
    }

    disconnectedCallback(): void {
      window.removeEventListener('hashchange', this.#readHash);
      // An element that was only moved is connected again by now, so it keeps its input.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = null;
        this.outcome = null;
      });
    }

    #render(): void {
      this.#root ??= createRoot(this.#shadow.appendChild(document.createElement('div')));
      this.#root.render(this.#content());
    }

    #content(): ReactElement {
      const given = readFigures(this);
      const address = readAddress(this, window.location);
      const { language, messages } = readLanguage(this);
      const isShared = Object.keys(address.input).length > 0;
      return (
        <CacheProvider value={this.#styles}>
          <GlobalStyles />
          <Global styles={hostStyles} />
          <LocaleProvider language={language} messages={messages} currency={readCurrency(this)}>
            <RoiCalculator
              // New figures reset the form; other attributes leave the visitor's input alone.
              key={JSON.stringify([given, address])}
              initial={{ ...given.input, ...address.input }}
              initialAssumptions={{ ...given.assumptions, ...address.assumptions }}
              calculated={isShared || this.hasAttribute('calculated')}
              headingLevel={readHeadingLevel(this)}
              shareUrl={linkBaseOf(this)}
              onShare={(url) => tell(this, 'share', { url })}
              onEmailReport={
                this.hasAttribute('email-report')
                  ? (outcome) => tell(this, 'email-report', outcome)
                  : undefined
              }
              onResult={(outcome) => {
                this.outcome = outcome;
                tell(this, 'result', outcome);
              }}
            >
              {this.childElementCount > 0 && <slot />}
            </RoiCalculator>
          </LocaleProvider>
        </CacheProvider>
      );
    }
  };
}
