import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { GlobalStyles } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RoiOutcome } from '../react/index.ts';
import { RoiCalculator } from '../react/index.ts';
import { figureAttributes, readAddress, readFigures, readHeadingLevel } from './attributes.ts';
import { hostStyles } from './host-styles.ts';

/** The calculator as an element of HTML. Its attributes and events are listed in the README. */
export interface RoiCalculatorElement extends HTMLElement {
  /** The latest result with its figures, null before the first. */
  readonly outcome: RoiOutcome | null;
}

/** Says what happened to the page around, also through the shadow roots that the element may stand in. */
function tell(element: HTMLElement, type: string, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

/** The element's class. Made on demand, because there is no `HTMLElement` on a server. */
export function createElementClass(): new () => RoiCalculatorElement {
  return class extends HTMLElement implements RoiCalculatorElement {
    static readonly observedAttributes = [
      ...figureAttributes,
      'calculated',
      'email-report',
      'heading-level',
      'share-url',
    ];

    outcome: RoiOutcome | null = null;
    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #styles = createCache({ key: 'roi', container: this.#shadow });
    #root: Root | null = null;

    connectedCallback(): void {
      this.#render();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#render();
    }

    disconnectedCallback(): void {
      // An element that is only moved is connected again by then, and keeps what was typed.
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
      const shareUrl = this.getAttribute('share-url');
      const address = readAddress(shareUrl, window.location);
      const isShared = Object.keys(address.input).length > 0;
      return (
        <CacheProvider value={this.#styles}>
          <GlobalStyles />
          <Global styles={hostStyles} />
          <RoiCalculator
            // Other figures from outside start anew; other attributes leave alone what was typed.
            key={JSON.stringify(given)}
            initial={{ ...given.input, ...address.input }}
            initialAssumptions={{ ...given.assumptions, ...address.assumptions }}
            calculated={isShared || this.hasAttribute('calculated')}
            headingLevel={readHeadingLevel(this)}
            shareUrl={shareUrl ?? undefined}
            onShare={(url) => tell(this, 'share', { url })}
            onEmailReport={
              this.hasAttribute('email-report') ? (outcome) => tell(this, 'email-report', outcome) : undefined
            }
            onResult={(outcome) => {
              this.outcome = outcome;
              tell(this, 'result', outcome);
            }}
          >
            {this.childElementCount > 0 && <slot />}
          </RoiCalculator>
        </CacheProvider>
      );
    }
  };
}
