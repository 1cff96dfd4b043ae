import type { RoiOutcome } from '../react/index.ts';

/** The site refused the e-mail address. */
export class InvalidAddressError extends Error {
  override readonly name = 'InvalidAddressError';
}

/** The language and the currency of a report. */
export interface ReportLanguage {
  /** A BCP 47 tag. */
  locale: string;
  /** An ISO 4217 code. */
  currency: string;
}

export type SendReport = (email: string, outcome: RoiOutcome, language: ReportLanguage) => Promise<void>;

interface Stamp {
  stamp: string;
  minSeconds: { report: number };
}

const TIMEOUT_MS = 20_000;

async function call(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

async function getStamp(site: string): Promise<Stamp> {
  const response = await call(`${site}/api/form-stamp`);
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return response.json();
}

/**
 * Gets the stamp that the site requires of forms, and returns a function that sends the report. The site rejects forms
 * that are sent faster than a person types.
 *
 * @param site the origin of a site that lists the page in `EMBED_ORIGINS`
 */
export function openReportForm(site: string): SendReport {
  const opened = Date.now();
  const first = getStamp(site);
  // Reported when the visitor sends the form.
  first.catch(() => {});
  return async (email, { input, assumptions }, language) => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) throw new InvalidAddressError();
    const { stamp, minSeconds } = await first.catch(() => getStamp(site));
    const wait = opened + minSeconds.report * 1_000 - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const response = await call(`${site}/api/reports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: email.trim(),
        calculation: { input, assumptions, ...language },
        stamp,
        faxNumber: '',
      }),
    });
    if (response.ok) return;
    const problem: unknown = await response.json().catch(() => null);
    if (response.status === 400 && JSON.stringify(problem).includes('"email"'))
      throw new InvalidAddressError();
    throw new Error(`The site answered ${response.status}.`);
  };
}
