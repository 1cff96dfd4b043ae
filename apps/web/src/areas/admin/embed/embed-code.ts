import { toSearchParams } from '@uplift/roi-engine';
import type { RoiOutcome } from '@uplift/roi-engine/react';

/** How another site shows the calculator. */
export interface EmbedSettings {
  /** A CSS color, or empty for Uplift's. */
  accent: string;
  /** Empty: the theme of the page. */
  theme: '' | 'light' | 'dark';
  /** An ISO 4217 code. */
  currency: string;
  /** A BCP 47 tag, or empty for the language of the page. */
  language: '' | 'en' | 'en-GB' | 'de' | 'de-AT' | 'de-CH' | 'ar';
  /** Who sends the reports: this site, the page itself, or no one. */
  reports: 'site' | 'page' | 'none';
  /** Own texts by attribute. Empty: those of the language. */
  labels: Readonly<Record<string, string>>;
  /** Limits of the price of a build, in the currency. */
  price: { minimum: number | null; maximum: number | null };
}

/** The texts that the page offers to change, by attribute. */
export const LABELS = {
  'label-title': 'Heading of the form',
  'label-current-revenue': 'Annual revenue',
  'label-total-head-count': 'Total head count',
  'label-busy-work-employees': 'Employees on busy work',
  'label-hours-per-week': 'Hours per week',
  'label-hourly-rate': 'Hourly rate',
  'label-calculate': 'Button',
} as const;

/** The parts of a result that a calculator can start with. */
export type Figures = Pick<RoiOutcome, 'input' | 'assumptions'>;

export const DEFAULT_SETTINGS: EmbedSettings = {
  accent: '',
  theme: '',
  currency: 'USD',
  language: '',
  reports: 'site',
  labels: {},
  price: { minimum: null, maximum: null },
};

/**
 * Returns the attributes of `<roi-calculator>`.
 *
 * @param origin the origin of this site
 */
export function attributesOf(
  { accent, theme, currency, language, reports, labels, price }: EmbedSettings,
  { origin, figures }: { origin: string; figures?: Figures | undefined },
): Record<string, string> {
  const params = figures ? toSearchParams(figures.input, figures.assumptions) : [];
  const initial = [...params].map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  ]);
  return {
    ...(language && { lang: language }),
    ...(accent && { accent }),
    ...(theme && { theme }),
    ...(currency !== 'USD' && { currency }),
    ...Object.fromEntries(initial),
    ...(price.minimum !== null && { 'investment-min': String(price.minimum) }),
    ...(price.maximum !== null && { 'investment-max': String(price.maximum) }),
    ...Object.fromEntries(Object.entries(labels).filter(([, text]) => text !== '')),
    ...(reports === 'site' && { 'email-report': origin }),
    ...(reports === 'page' && { 'email-report': '' }),
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function attributeText([name, value]: [string, string]): string {
  return value === ''
    ? name
    : `${name}="${value.replace(/[&<"]/g, (character) => entities[character] ?? '')}"`;
}

/** Returns the HTML that loads the script and shows the element. */
export function scriptCode(origin: string, attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map((attribute) => `\n  ${attributeText(attribute)}`);
  return `<script type="module" src="${origin}/embed/roi-calculator.js"></script>
<roi-calculator${text.join('')}></roi-calculator>
`;
}

/** Returns the HTML of a frame that is as high as its content. */
export function frameCode(origin: string, attributes: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(attributes);
  if (params.get('email-report') === origin) params.set('email-report', 'site');
  const src = attributeText(['src', `${origin}/embed/calculator?${params}`.replace(/\?$/, '')]);
  return `<iframe id="roi-calculator" title="ROI calculator" ${src} style="width: 100%; border: 0"></iframe>
<script>
  addEventListener('message', ({ source, data }) => {
    const frame = document.getElementById('roi-calculator');
    if (source === frame.contentWindow && data.type === 'uplift-roi:height') frame.style.height = \`\${data.height}px\`;
  });
</script>
`;
}
