import type { HeadingLevel } from '@uplift/ui/heading';
import { parseNumber } from '@uplift/ui/parse-number';
import type { AssumptionLimits } from '../assumption-limits.ts';
import { ASSUMPTION_FIELDS, INPUT_FIELDS } from '../constants.ts';
import type { RoiLabel, RoiOwnMessages } from '../react/index.ts';
import { fromSearchParams, type SharedFigures } from '../search-params.ts';

/** Converts `hoursPerWeek` to `hours-per-week`. */
function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Texts that an attribute can set: `label-title`. */
const texts = ['title', 'resultTitle', 'calculate', 'recalculate', 'disclaimer'] as const;

const labels: readonly RoiLabel[] = [
  ...INPUT_FIELDS,
  'totalAnnualValue',
  'revenueIncrease',
  'annualTimeSavings',
  'weeklyTimeCost',
  'paybackPeriod',
];

function labelAttribute(name: RoiLabel | (typeof texts)[number]): string {
  return `label-${attributeOf(name)}`;
}

/** Attributes with figures, which reset the calculator when they change. */
export const figureAttributes: readonly string[] = [
  ...[...INPUT_FIELDS, ...ASSUMPTION_FIELDS].map(attributeOf),
  ...ASSUMPTION_FIELDS.flatMap((name) => [`${attributeOf(name)}-min`, `${attributeOf(name)}-max`]),
];

export const labelAttributes: readonly string[] = [...labels, ...texts].map(labelAttribute);

const headingLevels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

type Attributes = Pick<Element, 'getAttribute'>;

/** Reads a number as people write it. Amounts in the revenue field have no decimals. */
function readNumber(element: Attributes, attribute: string): number | undefined {
  const fractions = attribute === 'current-revenue' ? 'drop' : 'keep';
  return (
    parseNumber(element.getAttribute(attribute) ?? '', { fractions, negative: false }).value ?? undefined
  );
}

/** Reads the figures from an element's attributes. Ignores what isn't a number. */
export function readFigures(element: Attributes): SharedFigures {
  const figures: SharedFigures = { input: {}, assumptions: {} };
  for (const name of INPUT_FIELDS) {
    const value = readNumber(element, attributeOf(name));
    if (value !== undefined) figures.input[name] = value;
  }
  for (const name of ASSUMPTION_FIELDS) {
    const value = readNumber(element, attributeOf(name));
    if (value !== undefined) figures.assumptions[name] = value;
  }
  return figures;
}

/** Reads the limits of the assumptions from attributes such as `investment-min`. */
export function readLimits(element: Attributes): AssumptionLimits {
  return Object.fromEntries(
    ASSUMPTION_FIELDS.map((name) => {
      const minimum = readNumber(element, `${attributeOf(name)}-min`);
      const maximum = readNumber(element, `${attributeOf(name)}-max`);
      return [name, { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }];
    }),
  );
}

function readTexts<Name extends RoiLabel | (typeof texts)[number]>(
  element: Attributes,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const found: { [Key in Name]?: string } = {};
  for (const name of names) {
    const text = element.getAttribute(labelAttribute(name));
    if (text) found[name] = text;
  }
  return found;
}

/** Reads own texts from attributes such as `label-current-revenue` and `label-calculate`. */
export function readLabels(element: Attributes): RoiOwnMessages {
  return { ...readTexts(element, texts), labels: readTexts(element, labels) };
}

/** Reads the heading level. Defaults to 3. */
export function readHeadingLevel(element: Element): HeadingLevel {
  const text = element.getAttribute('heading-level');
  return headingLevels.find((level) => String(level) === text) ?? 3;
}

/** The parameter of a shared link that names its calculator, on pages with several. */
const CALCULATOR = 'calculator';

function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}

/** Returns the start of links to a result: `share-url`, with the element's id if it has one. */
export function linkBaseOf(element: Element): string | undefined {
  const shareUrl = element.getAttribute('share-url');
  if (shareUrl === null) return undefined;
  return element.id
    ? `${withoutHash(shareUrl)}#${new URLSearchParams({ [CALCULATOR]: element.id })}`
    : shareUrl;
}

/** Reads the figures from the page's URL if it is a link that the element shared. */
export function readAddress(
  element: Pick<Element, 'id' | 'getAttribute'>,
  { href, hash }: Pick<Location, 'href' | 'hash'>,
): SharedFigures {
  const shareUrl = element.getAttribute('share-url');
  const isHere = shareUrl !== null && withoutHash(new URL(shareUrl, href).href) === withoutHash(href);
  const calculator = new URLSearchParams(hash.slice(1)).get(CALCULATOR) ?? element.id;
  return fromSearchParams(isHere && calculator === element.id ? hash : '');
}

/**
 * Reads the origin of the site that e-mails reports from `email-report="https://uplift.example"`. Without an address, the
 * page sends them.
 */
export function readReportSite(element: Pick<Element, 'getAttribute'>): string | null {
  const url = URL.parse(element.getAttribute('email-report') ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
