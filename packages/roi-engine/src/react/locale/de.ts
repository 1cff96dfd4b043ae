import type { ReportMessages } from '../../report.messages.ts';
import type { RoiCalculatorMessages } from '../roi-calculator.messages.ts';

const yearly = 'pro Jahr';

const roiReport: ReportMessages = {
  inputs: {
    currentRevenue: { label: 'Jahresumsatz', unit: yearly },
    totalHeadCount: { label: 'Beschäftigte insgesamt', unit: 'Personen' },
    busyWorkEmployees: { label: 'Beschäftigte mit Routinearbeit', unit: 'Personen' },
    hoursPerWeek: { label: 'Stunden pro Woche', unit: 'Stunden pro Woche' },
    hourlyRate: { label: 'Stundensatz', unit: 'pro Stunde' },
  },
  results: {
    totalAnnualValue: { label: 'Gesamtwert pro Jahr', unit: yearly },
    revenueIncrease: { label: 'Mehr Umsatz', unit: yearly },
    annualTimeSavings: { label: 'Zeitersparnis pro Jahr', unit: yearly },
    weeklyTimeCost: { label: 'Zeitkosten pro Woche', unit: 'pro Woche' },
  },
  paybackPeriod: 'Amortisationszeit',
  assumptions: {
    revenueFactor: { label: 'Umsatzwirkung', unit: 'des betroffenen Umsatzes' },
    multiplierStep: { label: 'Zuschlag je Person mit Routinearbeit', unit: 'ab der zweiten Person' },
    multiplierLimit: { label: 'Obergrenze', unit: 'mal die Umsatzwirkung' },
    efficiencyFactor: { label: 'Eingesparte Routinearbeit', unit: 'ihrer Stunden' },
    weeksPerYear: { label: 'Arbeitswochen', unit: yearly },
    investment: { label: 'Preis der Umsetzung', unit: 'einmalig' },
  },
  scenarios: {
    low: { label: 'Niedrig', meaning: 'Die Hälfte des Umsatzes, drei Viertel der Stunden.' },
    expected: { label: 'Erwartet', meaning: 'Die Formel ohne Zu- oder Abschläge.' },
    high: { label: 'Hoch', meaning: 'Von beidem ein Viertel mehr.' },
  },
  months: (count) => (count === 1 ? 'Monat' : 'Monate'),
  title: 'Was Automatisierung bringen kann',
  summary: (amount, months) => `${amount} pro Jahr. Amortisationszeit: ${months}.`,
  business: 'Ihr Unternehmen',
  return: 'Ihr Ertrag',
  range: 'Von niedrig bis hoch',
  rangeCaption: 'Spannen für die Planung, kein Versprechen.',
  paidBack: (months) => `Amortisationszeit: ${months}.`,
  forecast: 'Über 36 Monate',
  forecastCaption: 'Wert abzüglich des Preises der Umsetzung.',
  breakEven: 'Gewinnschwelle',
  breakEvenMonth: (month) => (month === null ? 'später' : `Monat ${month}`),
  after: (months) => `Nach ${months} Monaten`,
  sensitivity: 'Was das Ergebnis am stärksten beeinflusst',
  sensitivityCaption: 'Der Gesamtwert, wenn eine Angabe um ein Fünftel niedriger oder höher ist.',
  upTo: (amount) => `bis ${amount} pro Jahr`,
  between: (low, high, unit) => `Mit ${low} bis ${high} ${unit}.`,
  assumptionsTitle: 'Annahmen',
  assumptionsCaption: 'Eine Analyse ersetzt sie durch Ihre eigenen Zahlen.',
  usually: (value) => `Üblich: ${value}.`,
};

const roiCalculator: RoiCalculatorMessages = {
  errors: {
    currentRevenue: ({ minimum }) => `Bitte geben Sie einen Jahresumsatz von mindestens ${minimum} ein`,
    totalHeadCount: ({ minimum }) => `Bitte geben Sie die Zahl der Beschäftigten ein (mindestens ${minimum})`,
    busyWorkEmployees: ({ minimum }) =>
      `Bitte geben Sie die Zahl der Beschäftigten mit Routinearbeit ein (mindestens ${minimum})`,
    busyWorkEmployeesAboveHeadCount: () => 'Höchstens so viele, wie es Beschäftigte gibt',
    hoursPerWeek: ({ minimum, maximum }) =>
      `Bitte geben Sie die Stunden pro Woche ein (${minimum} bis ${maximum})`,
    hourlyRate: ({ minimum, maximum }) => `Bitte geben Sie einen Stundensatz ein (${minimum} bis ${maximum})`,
  },
  title: 'Ihr Unternehmen',
  hints: {
    currentRevenue: () => 'Etwa die letzten zwölf Monate.',
    totalHeadCount: () => 'Alle im Team, Sie eingeschlossen.',
    busyWorkEmployees: () => 'Kopieren, nachfassen, abtippen.',
    hoursPerWeek: ({ minimum, maximum }) => `Pro Person, ${minimum} bis ${maximum}.`,
    hourlyRate: ({ minimum, maximum }) => `Vollkosten, ${minimum} bis ${maximum}.`,
  },
  sliders: {
    currentRevenue: 'Umsatz, ungefähr',
    totalHeadCount: 'Beschäftigte, ungefähr',
    busyWorkEmployees: 'Beschäftigte mit Routinearbeit, ungefähr',
    hoursPerWeek: 'Stunden, ungefähr',
    hourlyRate: 'Satz, ungefähr',
  },
  people: 'Personen',
  hoursPerWeek: 'Std./Woche',
  perHour: '/Std.',
  calculate: 'ROI berechnen',
  recalculate: 'Neu berechnen',
  calculating: 'Wird berechnet …',
  resultTitle: 'Ihr Ertrag',
  outdated: 'Veraltet',
  outdatedAnnouncement: 'Ihre Angaben haben sich geändert. Berechnen Sie das Ergebnis neu.',
  example: (people) => `Beispiel: ein Team von ${people}`,
  exampleValue: (value) => `Beispiel: ${value}`,
  exampleOffer: 'Fünf Angaben, oder probieren Sie das Beispiel.',
  fillExample: 'Beispiel einsetzen',
  announcement: ({ scenario, total, revenue, savings, weeklyCost, payback }) =>
    [
      ...(scenario === null ? [] : [`Schätzung: ${scenario}.`]),
      `Gesamtwert pro Jahr: ${total}.`,
      `Mehr Umsatz: ${revenue} pro Jahr.`,
      `Zeitersparnis: ${savings} pro Jahr.`,
      `Zeitkosten: ${weeklyCost} pro Woche.`,
      `Amortisationszeit: ${payback}.`,
    ].join(' '),
  liveAnnouncement: (total) => `Gesamtwert pro Jahr: ${total}.`,
  totalCaption: 'Mehr Umsatz und Zeitersparnis zusammen.',
  ownAssumptionsCaption: (usualTotal) => `Mit eigenen Annahmen. Mit den üblichen: ${usualTotal}.`,
  revenueCaption: 'Pro Jahr, durch mehr Zeit für den Verkauf.',
  savingsCaption: 'Pro Jahr, durch Stunden, die Ihr Team gewinnt.',
  weeklyCostCaption: 'Was Routinearbeit Sie heute kostet.',
  paybackCaption: (price) => `Für eine Umsetzung zum Preis von ${price}.`,
  estimates: 'Schätzung',
  estimateRange: (low, high) => `Von ${low} bis ${high} pro Jahr.`,
  estimatesToCome: 'Das Ergebnis enthält eine niedrige und eine hohe Schätzung.',
  disclaimer:
    'Eine Schätzung für die Planung. Eine Analyse ersetzt sie durch Messwerte aus Ihrem Unternehmen.',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  print: 'Drucken',
  downloadPdf: 'PDF herunterladen',
  email: 'Bericht per E-Mail',
  reportForm: {
    title: 'Bericht per E-Mail erhalten',
    address: 'E-Mail-Adresse',
    invalidAddress: 'Geben Sie eine E-Mail-Adresse wie name@beispiel.de ein',
    send: 'Bericht senden',
    sent: (address) =>
      `Der Bericht ist unterwegs an ${address}. Falls er in einigen Minuten nicht ankommt, sehen Sie im Spam-Ordner nach.`,
    failed: 'Der Bericht konnte nicht gesendet werden. Versuchen Sie es in einer Minute noch einmal.',
  },
  loadFailed: 'Dieser Teil konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  noResult: 'Berechnen Sie Ihren Ertrag, um dies zu sehen.',
  forecastTitle: 'Über 36 Monate',
  breaksEven: (month) => `Gewinnschwelle in Monat ${month}`,
  breaksEvenNever: 'Keine Gewinnschwelle in drei Jahren',
  chartTitle: 'Bisheriger Wert abzüglich des Preises der Umsetzung',
  chartDescription: (end, breakEvenMonth) =>
    breakEvenMonth === null
      ? `Die Umsetzung rechnet sich in drei Jahren nicht: ${end} nach 36 Monaten.`
      : `Beginnt mit dem Preis der Umsetzung, erreicht in Monat ${breakEvenMonth} die Gewinnschwelle und nach 36 Monaten ${end}.`,
  chartUnit: (currency) => `${currency} am Ende jedes Monats`,
  chartSource: 'Das Band reicht von der niedrigen bis zur hohen Schätzung.',
  chartStart: 'Beginn',
  chartMonth: 'Monat',
  chartValue: 'Bisheriger Wert',
  breaksEvenHere: (month) => `Gewinnschwelle, Monat ${month}`,
  sensitivityTitle: 'Was das Ergebnis beeinflusst',
  mattersMost: (figure) => `Am stärksten: ${figure}`,
  sensitivityText:
    'Der Gesamtwert pro Jahr, wenn eine einzelne Angabe um ein Fünftel niedriger oder höher ist.',
  with: 'bei ',
  to: ' bis ',
  methodTitle: 'So rechnen wir',
  ownAssumptions: 'Mit eigenen Annahmen',
  method: {
    busyShare: [
      'Anteil mit Routinearbeit',
      'Beschäftigte mit Routinearbeit geteilt durch alle Beschäftigten.',
    ],
    revenueIncrease: (effect, step, limit) =>
      `Jahresumsatz × Anteil mit Routinearbeit × ${effect}. Ab der zweiten Person mit Routinearbeit kommen je Person ${step} hinzu, höchstens bis zum ${limit}-Fachen.`,
    weeklyTimeCost: 'Beschäftigte mit Routinearbeit × Stunden pro Woche × Stundensatz.',
    annualTimeSavings: (share, weeks) => `${share} der Zeitkosten pro Woche, ${weeks} Wochen pro Jahr.`,
    totalAnnualValue: 'Mehr Umsatz + Zeitersparnis pro Jahr.',
    paybackPeriod: (price, least, most) =>
      `${price}, der Preis der Umsetzung, geteilt durch den Wert eines Monats. Mindestens ${least} Monate; ${most}, wenn es keinen Wert gibt.`,
    scenarios: [
      'Niedrig und hoch',
      'Niedrig rechnet mit der Hälfte der Umsatzwirkung und drei Vierteln der Stunden, hoch mit einem Viertel mehr von beidem. Pläne versprechen häufiger zu viel als zu wenig, und Stunden lassen sich leichter zählen als Umsatz.',
    ],
  },
  assumptionsText: 'Das Ergebnis ändert sich sofort. Links und gedruckte Berichte enthalten Ihre Annahmen.',
  resetAssumptions: 'Zurücksetzen',
  assumptionLimits: (minimum, maximum) => `Bitte geben Sie ${minimum} bis ${maximum} ein`,
  usually: (value, unit) => `Üblich: ${value} ${unit}.`,
  times: 'mal',
  weeks: 'Wochen',
};

/** The German messages. They address people as “Sie”. */
export const german = { roiReport, roiCalculator };
