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
