import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { Email } from './email.ts';

export interface MailAddress {
  /** Empty where it has none. */
  name: string;
  address: string;
}

/** Reads an address with or without a name before it: `Uplift <hello@uplift.example>`. */
export function readMailAddress(text: string): MailAddress {
  const [{ name, address } = { name: '', address: text }] = addressparser(text, { flatten: true });
  return { name, address };
}

/** A message to one person. */
export interface Mail extends Email {
  to: string;
  /** Who gets the answer, where it is not the sender. */
  replyTo?: string | MailAddress;
  /** Puts a meeting into the reader's calendar, or takes it out (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
}

/** The `Reply-To` of a message: a person, or for null the sender. */
export function replyTo(person: { name: string; email: string } | null): Pick<Mail, 'replyTo'> {
  return person ? { replyTo: { name: person.name, address: person.email } } : {};
}

export interface Mailer {
  /** Hands a message over. @throws Error when nobody took it */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

export interface MailerOptions {
  /** Where mail is handed over; unset, it is written to the outbox. */
  smtpUrl: string | undefined;
  /** The sender: `Uplift <hello@uplift.example>`. */
  from: string;
  /** Folder that takes messages as .eml files where there is no mail server. */
  outboxDirectory: string;
}

function messageOf({ calendar, ...mail }: Mail, from: string): SendMailOptions {
  if (!calendar) return { from, ...mail };
  const { method, text } = calendar;
  return { from, ...mail, icalEvent: { method, content: text, filename: 'meeting.ics' } };
}

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Whatever a message says, it names no file and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}

function createOutboxMailer(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      // Whoever watches the folder sees a message whole or not at all.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

/** Sends mail through a mail server, or writes it to the outbox where none is configured. */
export function createMailer({ smtpUrl, from, outboxDirectory }: MailerOptions): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createOutboxMailer(outboxDirectory, from);
}
