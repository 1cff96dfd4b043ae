import { CacheProvider, Global, type SerializedStyles } from '@emotion/react';
import {
  createAdoptedCache,
  createLiveRoot,
  hostStyles,
  type LiveRoot,
  loadAccent,
  readLanguage,
  registerRem,
} from '@uplift/ui/custom-element';
import { LocaleProvider, type PartialMessages } from '@uplift/ui/locale';
import { PortalProvider } from '@uplift/ui/portal-provider';
import { GlobalStyles } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { TechShowcase } from '../tech-showcase/index.ts';
import type { Technology } from '../technology/technology.ts';
import type { TechStackView } from '../view-preference/view-store.ts';
import { loadMessages } from './language.ts';
import { readAttributes } from './read-technologies.ts';

/** The showcase as a custom element. The README lists its attributes and events. */
export interface TechShowcaseElement extends HTMLElement {
  /** The technologies. Replaces the attributes `technologies` and `src`. */
  technologies: readonly Technology[] | undefined;
}

/** Dispatches an event that also crosses the shadow roots around the element. */
function tell(element: HTMLElement, type: 'select' | 'view', detail: unknown): void {
  const options = { detail, bubbles: true, composed: true };
  element.dispatchEvent(new CustomEvent(`uplift-showcase:${type}`, options));
}

function readView(element: Element): TechStackView | undefined {
  const view = element.getAttribute('view');
  return view === 'orbit' || view === 'modern' ? view : undefined;
}

/** Reads a height: a number of pixels or a CSS length. */
function readHeight(element: Element): number | string | undefined {
  const height = element.getAttribute('height');
  return height === null || Number.isNaN(Number(height)) ? (height ?? undefined) : Number(height);
}

/** Creates the element's class on demand, because a server has no `HTMLElement`. */
export function createElementClass(): new () => TechShowcaseElement {
  registerRem();
  return class extends HTMLElement implements TechShowcaseElement {
    static readonly observedAttributes = [
      'accent',
      'height',
      'lang',
      'locale',
      'src',
      'technologies',
      'theme',
      'view',
    ];

    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #styles = createAdoptedCache('showcase', this.#shadow);
    readonly #container = document.createElement('div');
    #root: LiveRoot | null = null;
    #given: readonly Technology[] | undefined;
    #technologies: readonly Technology[] | undefined;
    #failed = false;
    #view: TechStackView | undefined;
    #loading = new AbortController();

    get technologies(): readonly Technology[] | undefined {
      return this.#technologies;
    }

    set technologies(technologies: readonly Technology[] | undefined) {
      this.#given = technologies;
      if (this.isConnected) void this.#read();
    }

    connectedCallback(): void {
      // A property that was set before the element was defined hides the accessor.
      if (Object.hasOwn(this, 'technologies')) {
        this.#given = this.technologies;
        Reflect.deleteProperty(this, 'technologies');
      }
      this.#view = readView(this);
      void this.#read();
    }

    attributeChangedCallback(name: string): void {
      if (!this.isConnected) return;
      if (name === 'view') this.#view = readView(this);
      if (name === 'src' || name === 'technologies') void this.#read();
      else void this.#render();
    }

    disconnectedCallback(): void {
      // An element that was only moved is connected again by now.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#loading.abort();
        this.#root?.unmount();
        this.#root = null;
      });
    }

    #show(technologies: readonly Technology[] | undefined, failed = false): void {
      this.#technologies = technologies;
      this.#failed = failed;
      void this.#render();
    }

    async #read(): Promise<void> {
      this.#loading.abort();
      this.#loading = new AbortController();
      const { signal } = this.#loading;
      this.#show(this.#given);
      if (this.#given) return;
      try {
        const technologies = await readAttributes(this, signal);
        if (!signal.aborted) this.#show(technologies);
      } catch (error) {
        if (signal.aborted) return;
        console.warn('<tech-showcase>', error);
        this.#show(undefined, true);
      }
    }

    async #render(): Promise<void> {
      const language = readLanguage(this);
      const accent = this.getAttribute('accent');
      const [messages, colors] = await Promise.all([loadMessages(language), loadAccent(this)]);
      // A change while they loaded has its own call.
      if (!this.isConnected || language !== readLanguage(this) || accent !== this.getAttribute('accent'))
        return;
      this.#root ??= createLiveRoot(this.#shadow.appendChild(this.#container));
      this.#root.render(this.#content(language, messages, colors));
    }

    #content(language: string, messages: PartialMessages, colors: SerializedStyles | null): ReactElement {
      return (
        <CacheProvider value={this.#styles}>
          <GlobalStyles />
          <Global styles={colors ? [hostStyles, colors] : hostStyles} />
          <LocaleProvider language={language} messages={messages}>
            <PortalProvider container={this.#container}>
              <TechShowcase
                // The atom reads its colors when it starts.
                key={`${this.getAttribute('theme')} ${this.getAttribute('accent')}`}
                technologies={this.#technologies}
                error={this.#failed}
                onRetry={this.hasAttribute('src') ? () => void this.#read() : undefined}
                height={readHeight(this)}
                view={this.#view}
                onViewChange={(view) => {
                  // Without the attribute, the visitor's choice is stored.
                  if (this.#view !== undefined) this.#view = view;
                  void this.#render();
                  tell(this, 'view', { view });
                }}
                onSelect={(technology) => tell(this, 'select', technology)}
              />
            </PortalProvider>
          </LocaleProvider>
        </CacheProvider>
      );
    }
  };
}
