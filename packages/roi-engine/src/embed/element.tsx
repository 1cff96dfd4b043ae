import { CacheProvider, Global, type SerializedStyles } from '@emotion/react';
import { Card } from '@uplift/ui/card';
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
import { GlobalStyles } from '@uplift/ui/theme';
import { lazy, type ReactElement, Suspense } from 'react';
import { INPUT_FIELDS } from '../constants.ts';
import type { RoiOutcome, RoiOwnMessages } from '../react/index.ts';
import { RoiCalculator } from '../react/index.ts';
import { type CalculatorDraft, validateCodes } from '../validate.ts';
import {
  figureAttributes,
  labelAttributes,
  linkBaseOf,
  readAddress,
  readFigures,
  readHeadingLevel,
  readLabels,
  readLimits,
  readReportSite,
} from './attributes.ts';
import { loadMessages, readCurrency } from './language.ts';
import { reportStyles } from './report-form.styles.ts';

/** The calculator as a custom element. The README lists its attributes and events. */
export interface RoiCalculatorElement extends HTMLElement {
  /** The latest result with its input, or null before the first result. */
  readonly outcome: RoiOutcome | null;
  /** Texts of your own, by name. Attributes such as `label-calculate` win. */
  messages: RoiOwnMessages;
}

const ReportForm = lazy(() => import('./report-form.tsx'));

/** Names of events before they had a prefix. */
const deprecatedNames: readonly string[] = ['result', 'share', 'email-report'];

/** Dispatches an event that also crosses the shadow roots around the element. */
function tell(
  element: HTMLElement,
  type: 'start' | 'step' | 'result' | 'share' | 'email-report',
  detail?: unknown,
): void {
  const names = [`uplift-roi:${type}`, ...deprecatedNames.filter((name) => name === type)];
  for (const name of names) {
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Creates the element's class on demand, because a server has no `HTMLElement`. */
export function createElementClass(): new () => RoiCalculatorElement {
  registerRem();
  return class extends HTMLElement implements RoiCalculatorElement {
    static readonly observedAttributes = [
      ...figureAttributes,
      ...labelAttributes,
      'accent',
      'calculated',
      'email-report',
      'currency',
      'heading-level',
      'id',
      'lang',
      'locale',
      'share-url',
    ];

    outcome: RoiOutcome | null = null;
    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #styles = createAdoptedCache('roi', this.#shadow);
    readonly #completed = new Set<string>();
    #root: LiveRoot | null = null;
    #started = false;
    #asksForAddress = false;
    #messages: RoiOwnMessages = {};

    get messages(): RoiOwnMessages {
      return this.#messages;
    }

    set messages(messages: RoiOwnMessages) {
      this.#messages = messages;
      if (this.isConnected) this.#update();
    }

    readonly #update = (): void => void this.#render();

    connectedCallback(): void {
      window.addEventListener('hashchange', this.#update);
      this.#update();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#update();
    }

    disconnectedCallback(): void {
      window.removeEventListener('hashchange', this.#update);
      // An element that was only moved is connected again by now, so it keeps its input.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = null;
        this.outcome = null;
        this.#started = false;
        this.#asksForAddress = false;
        this.#completed.clear();
      });
    }

    async #render(): Promise<void> {
      const language = readLanguage(this);
      const accent = this.getAttribute('accent');
      const [messages, colors] = await Promise.all([loadMessages(language), loadAccent(this)]);
      // A change while they loaded has its own call.
      if (!this.isConnected || language !== readLanguage(this) || accent !== this.getAttribute('accent'))
        return;
      this.#root ??= createLiveRoot(this.#shadow.appendChild(document.createElement('div')));
      this.#root.render(this.#content(language, messages, colors));
    }

    /** Dispatches `start` at the first edit, and `step` when a field has a valid figure for the first time. */
    #noteProgress(draft: CalculatorDraft): void {
      if (!this.#started) tell(this, 'start');
      this.#started = true;
      const errors = validateCodes(draft);
      for (const field of INPUT_FIELDS) {
        if (draft[field] === null || errors[field] || this.#completed.has(field)) continue;
        this.#completed.add(field);
        tell(this, 'step', { field, completed: this.#completed.size, total: INPUT_FIELDS.length });
      }
    }

    /** Asks for the address if a site sends the report. Otherwise, the page sends it. */
    #requestReport(outcome: RoiOutcome): void {
      if (readReportSite(this) === null) {
        tell(this, 'email-report', outcome);
      } else {
        this.#asksForAddress = true;
        this.#update();
      }
    }

    #content(language: string, messages: PartialMessages, colors: SerializedStyles | null): ReactElement {
      const given = readFigures(this);
      const limits = readLimits(this);
      const own = readLabels(this);
      const address = readAddress(this, window.location);
      const site = readReportSite(this);
      const headingLevel = readHeadingLevel(this);
      const isShared = Object.keys(address.input).length > 0;
      return (
        <CacheProvider value={this.#styles}>
          <GlobalStyles />
          <Global styles={colors ? [hostStyles, colors] : hostStyles} />
          <LocaleProvider language={language} messages={messages} currency={readCurrency(this)}>
            <RoiCalculator
              // New figures reset the form; other attributes leave the visitor's input alone.
              key={JSON.stringify([given, limits, address])}
              initial={{ ...given.input, ...address.input }}
              initialAssumptions={{ ...given.assumptions, ...address.assumptions }}
              assumptionLimits={limits}
              messages={{ ...this.#messages, ...own, labels: { ...this.#messages.labels, ...own.labels } }}
              calculated={isShared || this.hasAttribute('calculated')}
              headingLevel={headingLevel}
              shareUrl={linkBaseOf(this)}
              onDraftChange={(draft) => this.#noteProgress(draft)}
              onShare={(url) => tell(this, 'share', { url })}
              onEmailReport={
                this.hasAttribute('email-report') ? (outcome) => this.#requestReport(outcome) : undefined
              }
              onResult={(outcome) => {
                this.outcome = outcome;
                tell(this, 'result', outcome);
                if (this.#asksForAddress) this.#update();
              }}
            >
              {this.childElementCount > 0 && <slot />}
            </RoiCalculator>
            {site && this.#asksForAddress && this.outcome && (
              <Suspense>
                <Card css={reportStyles}>
                  <ReportForm
                    site={site}
                    outcome={this.outcome}
                    headingLevel={headingLevel}
                    onSent={() => tell(this, 'email-report', this.outcome)}
                  />
                </Card>
              </Suspense>
            )}
          </LocaleProvider>
        </CacheProvider>
      );
    }
  };
}
