import type { PartialMessages } from '@uplift/ui/locale';

const translations: Readonly<Record<string, () => Promise<{ messages: PartialMessages }>>> = {
  ar: () => import('./arabic.ts'),
  de: () => import('./german.ts'),
};

const ENGLISH: PartialMessages = {};

/**
 * Reads the language from the attribute `locale`, or the closest `lang`: the element's own or the page's. Defaults to
 * US English, also for a language that `Intl` doesn't know.
 */
export function readLanguage(element: Element): string {
  try {
    const language = element.getAttribute('locale') || element.closest('[lang]')?.getAttribute('lang');
    return (language && Intl.getCanonicalLocales(language)[0]) || 'en-US';
  } catch {
    return 'en-US';
  }
}

/** Loads the texts of a language. They are English without a translation, and if it doesn't load. */
export async function loadMessages(language: string): Promise<PartialMessages> {
  try {
    const translation = await translations[new Intl.Locale(language).language]?.();
    return translation?.messages ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** Reads the currency. Defaults to US dollars. */
export function readCurrency(element: Element): string {
  const currency = element.getAttribute('currency')?.toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
}
