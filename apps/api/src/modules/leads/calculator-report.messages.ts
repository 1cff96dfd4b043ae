/** Texts of the mail with the calculator's report. */
export interface CalculatorReportMessages {
  aYear: (amount: string) => string;
  intro: (summary: string) => string;
  attached: string;
  open: string;
  notes: readonly string[];
}

const english: CalculatorReportMessages = {
  aYear: (amount) => `${amount} a year`,
  intro: (summary) => `Here’s the report you requested. ${summary}`,
  attached: 'The attached PDF has it on two pages.',
  open: 'Open the calculator with these figures',
  notes: [
    'This is an estimate, not a promise. An audit replaces it with figures measured in your business.',
    'If you didn’t request this, someone entered your address by mistake. You won’t get more e-mail.',
  ],
};

const german: CalculatorReportMessages = {
  aYear: (amount) => `${amount} pro Jahr`,
  intro: (summary) => `Hier ist der Bericht, den Sie angefordert haben. ${summary}`,
  attached: 'Im Anhang finden Sie ihn als PDF auf zwei Seiten.',
  open: 'Diese Zahlen im Rechner öffnen',
  notes: [
    'Eine Schätzung für die Planung, kein Versprechen. Eine Analyse ersetzt sie durch Zahlen, die in Ihrem Unternehmen gemessen wurden.',
    'Wenn Sie den Bericht nicht angefordert haben, hat jemand Ihre Adresse versehentlich eingegeben. Sie erhalten keine weiteren E-Mails.',
  ],
};

/** The same languages as in the PDF. */
export const calculatorReportMessages = { en: english, de: german } as const;
