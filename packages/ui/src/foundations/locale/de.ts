import type { UiMessages } from './messages.ts';

/** The German messages. They address people as “Sie”. */
export const german: UiMessages = {
  combobox: {
    toggle: 'Optionen anzeigen',
    loading: 'Optionen werden geladen',
    empty: 'Keine Treffer. Versuchen Sie einen anderen Begriff.',
    count: (count) => (count === 1 ? '1 Option' : `${count} Optionen`),
    take: (text) => `„${text}“ verwenden`,
    remove: (label) => `${label} entfernen`,
    removed: (label) => `${label} entfernt`,
  },
};
