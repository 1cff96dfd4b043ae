import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { ReportOrder } from '../report-pdf/render-report.ts';
import type { EmailContent } from './email.ts';

export interface MailAddress {
  /** Empty if there is none. */
  name: string;
  address: string;
}

/** Parses an address with or without a name before it: `Uplift <hello@uplift.example>`. */
export function readMailAddress(text: string): MailAddress {
  const [{ name, address } = { name: '', address: text }] = addressparser(text, { flatten: true });
  return { name, address };
}

/** A message to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** What the HTML part shows. */
  content?: EmailContent;
  /** The HTML part of a message that an earlier version queued. */
  html?: string;
  /** Recipient of replies, if not the sender. */
  replyTo?: string | MailAddress;
  /** Adds a meeting to the reader's calendar, or removes it (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** Attaches the calculator's report as PDF. */
  report?: ReportOrder;
}

/** The `Reply-To` of a message: a person, or the sender if `null`. */
export function replyTo(person: { name: string; email: string } | null): Pick<Mail, 'replyTo'> {
  return person ? { replyTo: { name: person.name, address: person.email } } : {};
}

export interface Mailer {
  /** Sends a message. @throws Error if it isn't accepted */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

export interface MailerOptions {
  /** SMTP server for outgoing mail. If unset, messages are written to the outbox. */
  smtpUrl: string | undefined;
  /** The sender: `Uplift <hello@uplift.example>`. */
  from: string;
  /** Folder for messages as .eml files if there is no mail server. */
  outboxDirectory: string;
  /** The public URL of the site. */
  siteUrl: string;
}

type Sender = Pick<MailerOptions, 'from' | 'siteUrl'>;

async function messageOf(
  { calendar, content, report, ...mail }: Mail,
  { from, siteUrl }: Sender,
): Promise<SendMailOptions> {
  // Loaded with the first message: React Email would delay the start of the server by 0.3 seconds.
  const layout = content && (await import('./email-layout.ts'));
  const file =
    report && (await (await import('../report-pdf/render-report.ts')).renderReport(report, siteUrl));
  return {
    from,
    ...mail,
    ...(file && {
      attachments: [{ filename: file.name, content: file.bytes, contentType: 'application/pdf' }],
    }),
    ...(layout && { html: await layout.renderHtml(content, siteUrl) }),
    ...(calendar && {
      icalEvent: { method: calendar.method, content: calendar.text, filename: 'meeting.ics' },
    }),
  };
}

function createSmtpMailer(smtpUrl: string, sender: Sender): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Whatever a message contains, it must not load a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(await messageOf(mail, sender));
    },
    close: () => transport.close(),
  };
}

function createOutboxMailer(directory: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(await messageOf(mail, sender));
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      // Readers of the folder see a message completely or not at all.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

/** Sends mail through a mail server, or writes it to the outbox if none is configured. */
export function createMailer({ smtpUrl, outboxDirectory, ...sender }: MailerOptions): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, sender) : createOutboxMailer(outboxDirectory, sender);
}
