import type { PartialMessages } from '@uplift/ui/locale';
import { arabic as arabicKit } from '@uplift/ui/locale/ar';
import { german as germanKit } from '@uplift/ui/locale/de';
import { arabic } from '../react/locale/ar.ts';
import { german } from '../react/locale/de.ts';

const translations: Readonly<Record<string, PartialMessages>> = {
  ar: { ...arabicKit, ...arabic },
  de: { ...germanKit, ...german },
};

const ENGLISH: PartialMessages = {};

/** Returns a language that `Intl` knows, or US English. */
function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/**
 * Reads the language from the closest `lang` attribute: the element's own or the page's. Without a translation,
 * texts are English and numbers follow the language.
 */
export function readLanguage(element: Element): { language: string; messages: PartialMessages } {
  const language = knownLanguage(element.closest('[lang]')?.getAttribute('lang') || 'en-US');
  return { language, messages: translations[new Intl.Locale(language).language] ?? ENGLISH };
}

/** Reads the currency. Defaults to US dollars. */
export function readCurrency(element: Element): string {
  const currency = element.getAttribute('currency')?.toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
}
