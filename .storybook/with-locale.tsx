import { arabic as arabicCalculator } from '@uplift/roi-engine/locale/ar';
import { german as germanCalculator } from '@uplift/roi-engine/locale/de';
import { arabic as arabicShowcase } from '@uplift/tech-showcase/locale/ar';
import { german as germanShowcase } from '@uplift/tech-showcase/locale/de';
import { LocaleProvider, type LocaleProviderProps } from '@uplift/ui/locale';
import { arabic } from '@uplift/ui/locale/ar';
import { german } from '@uplift/ui/locale/de';
import { type ComponentType, type PropsWithChildren, type ReactElement, useEffect, useState } from 'react';

type LanguageSettings = Pick<LocaleProviderProps, 'language' | 'messages' | 'currency'>;

const languages: Readonly<Record<string, LanguageSettings>> = {
  en: { language: 'en-US' },
  de: {
    language: 'de',
    currency: 'EUR',
    messages: { ...german, ...germanCalculator, ...germanShowcase },
  },
  ar: {
    language: 'ar',
    currency: 'AED',
    messages: { ...arabic, ...arabicCalculator, ...arabicShowcase },
  },
};

/** Dispatched on the document to show the current story in another language as it is. */
export const LANGUAGE_EVENT = 'story-language';

/** Provides a language to the components inside. */
export function Language({ initial, children }: PropsWithChildren<{ initial: string }>): ReactElement {
  const [language, setLanguage] = useState(initial);

  useEffect(() => {
    const change = (event: Event): void => {
      if (event instanceof CustomEvent) setLanguage(event.detail);
    };
    document.addEventListener(LANGUAGE_EVENT, change);
    return () => document.removeEventListener(LANGUAGE_EVENT, change);
  }, []);

  return <LocaleProvider {...(languages[language] ?? { language })}>{children}</LocaleProvider>;
}

interface Surroundings {
  globals: Record<string, unknown>;
  viewMode?: string;
}

/** Provides the toolbar's language. */
export function withLocale(Story: ComponentType, { globals, viewMode }: Surroundings): ReactElement {
  const language = String(globals.language);
  if (viewMode !== 'docs') document.documentElement.lang = language;
  return (
    <Language key={language} initial={language}>
      <Story />
    </Language>
  );
}
