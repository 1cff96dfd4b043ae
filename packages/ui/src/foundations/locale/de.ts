import type { UiMessages } from './messages.ts';

const numbers = /* @__PURE__ */ new Intl.NumberFormat('de');

/** Returns a number with its unit in the singular or plural. */
function count(number: number, one: string, other: string): string {
  return `${numbers.format(number)} ${number === 1 ? one : other}`;
}

const keyboard = 'Vermeiden Sie benachbarte Tasten.';
const repeats = 'Vermeiden Sie wiederholte Zeichen.';
const dates = 'Vermeiden Sie Datumsangaben und Jahreszahlen.';
const common = 'Dieses Passwort ist weit verbreitet. Wählen Sie ein anderes.';
const names = 'Ergänzen Sie Wörter, die keine Namen sind.';

/** The German messages. They address people as “Sie”. */
export const german: UiMessages = {
  appShell: { openMenu: 'Menü öffnen', closeMenu: 'Menü schließen' },
  avatar: { more: (more) => `${numbers.format(more)} weitere` },
  backToTop: { label: 'Nach oben' },
  breadcrumb: { label: 'Navigationspfad' },
  chart: {
    chart: 'Diagramm, Pfeiltasten lesen die Werte vor',
    table: 'Als Tabelle anzeigen',
    category: 'Kategorie',
    total: 'Summe',
    missing: 'Keine Angabe',
    timeZone: (zone) => `Zeiten in ${zone}`,
    note: 'Hinweis zu den Daten',
    empty: 'Noch keine Daten.',
  },
  code: { copy: 'Code kopieren' },
  calendar: {
    calendar: 'Kalender',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    month: 'Monat',
    year: 'Jahr',
    today: (date) => `Heute, ${date}`,
  },
  combobox: {
    toggle: 'Optionen anzeigen',
    loading: 'Optionen werden geladen',
    empty: 'Keine Treffer. Versuchen Sie ein anderes Wort.',
    count: (options) => count(options, 'Option', 'Optionen'),
    take: (text) => `„${text}“ verwenden`,
    remove: (label) => `${label} entfernen`,
    removed: (label) => `${label} entfernt`,
  },
  commandMenu: {
    label: 'Befehle',
    placeholder: 'Suchen oder Befehl ausführen',
    loading: 'Suche läuft',
    empty: 'Keine Treffer. Versuchen Sie ein anderes Wort.',
    close: 'Schließen',
    navigate: 'Navigieren',
    select: 'Auswählen',
  },
  copyButton: {
    label: 'Kopieren',
    copied: 'Kopiert',
    refused: 'Ihr Browser hat das Kopieren verhindert. Kopieren Sie den markierten Text selbst.',
  },
  dataTable: {
    selectRow: 'Auswählen:',
    selectPage: 'Alle auf dieser Seite auswählen',
    loading: 'Wird geladen',
    empty: 'Noch keine Einträge',
    noMatch: 'Keine Treffer',
    clear: 'Filter zurücksetzen',
    failed: 'Diese Tabelle konnte nicht geladen werden',
    stale: 'Diese Tabelle konnte nicht aktualisiert werden. Sie ist möglicherweise veraltet.',
    retry: 'Erneut versuchen',
    results: (total) => count(total, 'Ergebnis', 'Ergebnisse'),
    page: (page) => `Seite ${numbers.format(page)}`,
    sorted: (column, direction) =>
      `${direction === 'ascending' ? 'aufsteigend' : 'absteigend'} sortiert nach ${column}`,
  },
  dataTableBulkBar: {
    label: 'Ausgewählte Zeilen',
    selected: (selected) => `${numbers.format(selected)} ausgewählt`,
    clear: 'Auswahl aufheben',
  },
  dataTablePager: {
    pages: (label) => `Seiten: ${label}`,
    rowsPerPage: 'Zeilen pro Seite',
    first: 'Erste Seite',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    last: 'Letzte Seite',
    page: (page, pages) => `Seite ${numbers.format(page)} von ${numbers.format(pages)}`,
    range: (from, to, total) => `${numbers.format(from)}–${numbers.format(to)} von ${numbers.format(total)}`,
  },
  dataTableToolbar: {
    search: 'Suchen',
    clearFilter: 'Zurücksetzen',
    clearAll: 'Filter zurücksetzen',
    sort: 'Sortieren',
    sortBy: 'Sortieren nach',
    direction: 'Reihenfolge',
    ascending: 'Aufsteigend',
    descending: 'Absteigend',
    view: 'Ansicht',
    columns: 'Spalten',
    density: 'Zeilenhöhe',
    comfortable: 'Normal',
    compact: 'Kompakt',
  },
  datePicker: {
    open: 'Kalender öffnen',
    from: 'Von',
    to: 'Bis',
    presets: 'Vorschläge',
    invalid: (example) => `Geben Sie ein Datum ein, zum Beispiel ${example}.`,
    tooEarly: (min) => `Geben Sie den ${min} oder ein späteres Datum ein.`,
    tooLate: (max) => `Geben Sie den ${max} oder ein früheres Datum ein.`,
    unavailable: (date) => `Der ${date} ist nicht verfügbar. Geben Sie ein anderes Datum ein.`,
  },
  dialog: { close: 'Schließen' },
  errorBoundary: {
    pageTitle: 'Seitenfehler',
    pageText: 'Auf dieser Seite ist etwas schiefgegangen. Neu laden hilft meistens.',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
    sectionTitle: 'Bereich nicht verfügbar',
    sectionText: 'Dieser Teil der Seite konnte nicht angezeigt werden. Der Rest funktioniert weiterhin.',
    tryAgain: 'Erneut versuchen',
    componentText: 'Fehler in dieser Komponente',
    retry: 'Wiederholen',
  },
  errorSummary: { title: 'Bitte prüfen Sie Ihre Eingaben' },
  field: {
    requiredMark: '*',
    required: 'erforderlich',
    charactersLeft: (left) =>
      left < 0 ? `${numbers.format(-left)} Zeichen zu viel` : `Noch ${numbers.format(left)} Zeichen`,
  },
  fileDrop: {
    choose: 'Dateien auswählen',
    orDrop: 'oder hier ablegen oder einfügen',
    release: 'Loslassen, um die Dateien hinzuzufügen',
    list: 'Dateien',
    status: {
      waiting: 'Wartet',
      uploading: 'Wird hochgeladen',
      done: 'Hochgeladen',
      error: 'Fehlgeschlagen',
    },
    cancel: (name) => `${name} abbrechen`,
    remove: (name) => `${name} entfernen`,
    retry: (name) => `${name} erneut versuchen`,
    kinds: { audio: 'Audiodatei', font: 'Schriftart', image: 'Bild', text: 'Textdatei', video: 'Video' },
    wrongType: (name, kinds) => {
      const alternatives = new Intl.ListFormat('de', { type: 'disjunction' }).format(kinds);
      return `${name} hat den falschen Dateityp. Erlaubt: ${alternatives}.`;
    },
    tooLarge: (name, size, maxSize) => `${name} hat ${size}. Erlaubt sind höchstens ${maxSize}.`,
    onlyOne: (name) => `${name} wurde nicht hinzugefügt. Es ist nur eine Datei erlaubt.`,
    folder: (name) => `${name} ist ein Ordner. Wählen Sie die Dateien darin aus.`,
    announce: ({ name, status, error }) => {
      if (status === 'error') return `${name} ist fehlgeschlagen. ${error ?? ''}`.trim();
      if (status === 'done') return `${name} wurde hochgeladen`;
      return status === 'uploading' ? `${name} wird hochgeladen` : `${name} wurde hinzugefügt`;
    },
    removed: (name) => `${name} wurde entfernt`,
  },
  navigationBar: { label: 'Hauptnavigation', menu: 'Menü' },
  numberInput: {
    problem: (problem, text) => {
      const quoted = text.trim().length > 30 ? 'Dies' : `„${text.trim()}“`;
      switch (problem) {
        case 'unreadable':
          return `${quoted} ist keine Zahl. Geben Sie eine Zahl wie 1250 ein.`;
        case 'ambiguous':
          return `${text.includes('.') ? 'Der Punkt' : 'Das Komma'} in ${quoted} kann Tausender oder Dezimalstellen trennen. Geben Sie die Zahl ohne dieses Zeichen ein.`;
        case 'fraction':
          return 'Geben Sie eine ganze Zahl ein.';
        case 'negative':
          return 'Geben Sie null oder mehr ein.';
        case 'too large':
          return 'Diese Zahl ist zu groß. Geben Sie eine kleinere ein.';
      }
    },
  },
  pagination: {
    label: 'Seiten',
    first: 'Erste Seite',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    last: 'Letzte Seite',
    // As the page shows it.
    page: (page) => `Seite ${numbers.format(page)}`,
    status: (page, pages) => `Seite ${numbers.format(page)} von ${numbers.format(pages)}`,
  },
  passwordInput: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    scores: { 0: 'Sehr schwach', 1: 'Schwach', 2: 'Mittel', 3: 'Gut', 4: 'Stark' },
    warnings: {
      straightRow: keyboard,
      keyPattern: keyboard,
      simpleRepeat: repeats,
      extendedRepeat: repeats,
      sequences: 'Vermeiden Sie Folgen wie abc oder 4321.',
      recentYears: dates,
      dates,
      topTen: common,
      topHundred: common,
      common,
      similarToCommon: common,
      wordByItself: 'Ein einzelnes Wort ist leicht zu erraten. Ergänzen Sie einige weitere.',
      namesByThemselves: names,
      commonNames: names,
      userInputs: 'Vermeiden Sie Ihren Namen, Ihre E-Mail-Adresse und Ihre Firma.',
      pwned: 'Dieses Passwort ist aus einem Datenleck bekannt. Wählen Sie ein anderes.',
    },
    rule: (minLength) => `Mindestens ${minLength} Zeichen. Gut sind mehrere Wörter ohne Zusammenhang.`,
    tooShort: (missing) => `Es fehlen noch ${missing} Zeichen.`,
    tooLong: (excess) => `${numbers.format(excess)} Zeichen zu viel.`,
  },
  sideNav: { toggle: 'Namen anzeigen' },
  skipLink: { label: 'Zum Inhalt springen' },
  slider: { minimum: 'Minimum', maximum: 'Maximum' },
  stepper: { done: 'Erledigt' },
  tag: { remove: 'Entfernen' },
  themeSwitch: {
    themes: { system: 'System', light: 'hell', dark: 'dunkel' },
    label: (theme, next) => `Farbschema: ${theme}. Zu „${next}“ wechseln`,
    changed: (theme) => `Farbschema: ${theme}`,
  },
  timeline: { past: 'Erledigt', current: 'Aktuell', upcoming: 'Bevorstehend' },
  toast: {
    label: 'Benachrichtigungen ({hotkey})',
    notification: 'Benachrichtigung',
    close: 'Ausblenden',
  },
};
