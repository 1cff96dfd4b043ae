import * as v from 'valibot';
import { EmailAddress, PersonName } from '../entities/credentials.ts';
import { nameOf } from '../line-of-text.ts';

/** Company size ranges, in number of people. */
export const companySizes = ['1-4', '5-9', '10-24', '25-49', '50-99', '100+'] as const;
export type CompanySize = (typeof companySizes)[number];

/* @__NO_SIDE_EFFECTS__ */
function words(maximum: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(maximum, `Use at most ${maximum} characters.`));
}

/* @__NO_SIDE_EFFECTS__ */
function neededWords(maximum: number, message: string) {
  return v.pipe(words(maximum), v.nonEmpty(message));
}

/** A visitor's calculator input, with the assumptions that differ from the defaults. */
export const Calculation = /* @__PURE__ */ v.object({
  input: v.object({
    currentRevenue: v.number(),
    totalHeadCount: v.number(),
    busyWorkEmployees: v.number(),
    hoursPerWeek: v.number(),
    hourlyRate: v.number(),
  }),
  assumptions: v.optional(v.record(v.string(), v.number()), {}),
});
export type Calculation = v.InferOutput<typeof Calculation>;

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

const languageTag = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(35, 'Use a language tag such as de-DE.'),
  v.check(isLanguageTag, 'Use a language tag such as de-DE.'),
);
const currencyCode = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'Use a currency code such as EUR.'),
);

/** A calculation with the language and the currency that the visitor saw. */
export const VisitorCalculation = /* @__PURE__ */ v.object({
  ...Calculation.entries,
  /** A BCP 47 language tag. US English if unset. */
  locale: v.optional(languageTag),
  /** An ISO 4217 code. US dollars if unset. */
  currency: v.optional(currencyCode),
});
export type VisitorCalculation = v.InferOutput<typeof VisitorCalculation>;

/** Whether a calculation is in US dollars, as baselines and estimates of projects are. */
export function isInDollars({ currency = 'USD' }: Pick<VisitorCalculation, 'currency'>): boolean {
  return currency === 'USD';
}

/** A number in a query string. */
const figure = /* @__PURE__ */ v.pipe(
  v.string(),
  v.transform(Number),
  v.number('Enter a number.'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'Enter a smaller number.'),
);
const optionalFigure = /* @__PURE__ */ v.optional(figure);

/** A calculation in a query string, with the language and the currency of its report. */
export const ReportQuery = /* @__PURE__ */ v.object({
  currentRevenue: figure,
  totalHeadCount: figure,
  busyWorkEmployees: figure,
  hoursPerWeek: figure,
  hourlyRate: figure,
  revenueFactor: optionalFigure,
  multiplierStep: optionalFigure,
  multiplierLimit: optionalFigure,
  efficiencyFactor: optionalFigure,
  weeksPerYear: optionalFigure,
  investment: optionalFigure,
  /** A BCP 47 language tag. */
  locale: v.optional(languageTag, 'en-US'),
  /** An ISO 4217 code. */
  currency: v.optional(currencyCode, 'USD'),
});

/**
 * Evidence that a person filled in the form. Without it, no e-mail is sent until an admin reviews the
 * submission.
 */
const FormGuard = {
  /** The stamp from `GET /api/form-stamp`, requested when the form was shown. */
  stamp: v.optional(v.string(), ''),
  /** Honeypot: a field that people don't see. */
  faxNumber: v.optional(v.string(), ''),
};

/** A request for a systems audit. */
export const LeadRequest = /* @__PURE__ */ v.object({
  name: PersonName,
  email: EmailAddress,
  company: nameOf(160, { missing: 'Enter your company.', tooLong: 'Use at most 160 characters.' }),
  companySize: v.picklist(companySizes, 'Choose how many people work there.'),
  website: v.optional(words(300), ''),
  timeSink: neededWords(300, 'Tell us what takes the most time.'),
  message: v.optional(words(4_000), ''),
  preferredTimes: v.optional(words(300), ''),
  calculation: v.optional(Calculation),
  ...FormGuard,
});
export type LeadRequest = v.InferOutput<typeof LeadRequest>;

/** A request for the calculator's report by e-mail. */
export const ReportRequest = /* @__PURE__ */ v.object({
  email: EmailAddress,
  calculation: VisitorCalculation,
  ...FormGuard,
});
export type ReportRequest = v.InferOutput<typeof ReportRequest>;
