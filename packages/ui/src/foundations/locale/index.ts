export { directionOf } from './direction-of.ts';
export type { Locale } from './locale-context.ts';
export { LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx';
export type { Messages, PartialMessages, UiMessages } from './messages.ts';
export { useLocale, useMessages } from './use-locale.ts';
