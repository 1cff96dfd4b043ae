import { emailMessages, type Recipient } from './email.messages.ts';

/** A message as plain text, and the content that the mailer renders as HTML. */
export interface Email {
  subject: string;
  text: string;
  content: EmailContent;
}

/** Named figures or answers. */
export interface EmailTable {
  title: string;
  caption?: string;
  /** Whether the values are figures, to be aligned with each other. @default false */
  figures?: boolean;
  rows: readonly { label: string; value: string; note?: string }[];
}

export interface EmailContent {
  subject: string;
  /** Name of the person in the greeting. Unset if unknown. */
  name?: string;
  paragraphs: readonly string[];
  tables?: readonly EmailTable[];
  /** What the message asks the person to do. */
  action?: { label: string; url: string };
  /** Text after the action. */
  notes?: readonly string[];
  /** Whose address it is. The footer says so. @default 'account' */
  recipient?: Recipient;
  /** @default 'en' */
  language?: keyof typeof emailMessages;
}

const signature = 'Uplift';

export function greetingOf({ name, language = 'en' }: Pick<EmailContent, 'name' | 'language'>): string {
  const { hello } = emailMessages[language];
  return name === undefined ? `${hello},` : `${hello} ${name},`;
}

function tableText({ title, caption, rows }: EmailTable): string {
  const lines = rows.map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`);
  return [title.toUpperCase(), ...(caption ? [caption] : []), ...lines].join('\n');
}

/** Renders a message as text. Mail programs that show no HTML lose nothing. */
export function renderEmail(content: EmailContent): Email {
  const { subject, paragraphs, tables = [], action, notes = [] } = content;
  return {
    subject,
    text: `${[
      greetingOf(content),
      ...paragraphs,
      ...tables.map(tableText),
      ...(action ? [`${action.label}:\n${action.url}`] : []),
      ...notes,
      signature,
    ].join('\n\n')}\n`,
    content,
  };
}
