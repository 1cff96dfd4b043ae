import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface SentMail {
  subject: string;
  /** The plain-text body. */
  text: string;
}

function outbox(): string {
  const { E2E_DIRECTORY } = process.env;
  if (!E2E_DIRECTORY)
    throw new Error('E2E_DIRECTORY is not set. Start the tests through playwright.config.ts.');
  return join(E2E_DIRECTORY, 'data/outbox');
}

/** Decodes quoted-printable mail: soft line breaks and characters such as `=3D` (RFC 2045, 6.7). */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readMail(source: string): SentMail & { to: string } {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
  const [, plain = ''] = /Content-Type: text\/plain.*?\r?\n\r?\n(.*?)\r?\n--/is.exec(source) ?? [];
  return { to: header('To'), subject: header('Subject'), text: decodeQuotedPrintable(plain) };
}

/** All e-mails sent to an address so far, oldest first. */
async function mailsTo(email: string): Promise<SentMail[]> {
  const files = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map(async (file) => readMail(await readFile(join(outbox(), file), 'utf8'))),
  );
  return mails.filter(({ to }) => to === email);
}

/** The latest e-mail to an address with a subject, if there is one. */
async function findMail(email: string, subject: string): Promise<SentMail | undefined> {
  return (await mailsTo(email)).findLast((mail) => mail.subject === subject);
}

/** Waits for an e-mail to an address that contains a text. Returns all texts sent there. */
export async function expectMailSaying(email: string, words: string): Promise<string> {
  let texts = '';
  await expect(async () => {
    texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
    expect(texts).toContain(words);
  }).toPass({ timeout: 20_000 });
  return texts;
}

/** Waits for the e-mail to an address with a subject. */
export async function mailTo(email: string, subject: string): Promise<SentMail> {
  let found: SentMail | undefined;
  await expect(async () => {
    found = await findMail(email, subject);
    expect(found, `a mail "${subject}" to ${email}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error('Unreachable: the mail was found a moment ago.');
  return found;
}

/** The path and fragment of the password link in an e-mail. */
export function linkIn({ text }: SentMail): string {
  const link = /https?:\/\/[^/\s]+(\/reset-password#\S+)/.exec(text)?.[1];
  if (!link) throw new Error(`There is no link in:\n${text}`);
  return link;
}
