import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment } from 'postal-mime';
import { extractText } from 'unpdf';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readOutbox } from '../testing/outbox.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { renderEmail } from './email.ts';
import { createMailer, type Mailer, replyTo } from './mailer.ts';

const content = renderEmail({
  subject: 'Zwölf Prozent – “more”',
  name: 'Ana <b>Łukasz</b>',
  paragraphs: ['One & two.'],
  action: { label: 'Open it', url: 'https://uplift.example/reset-password#kind=client&token=abc' },
  notes: ['It works once.'],
});

async function createTestMailer(smtpUrl: string | undefined): Promise<{ mailer: Mailer; directory: string }> {
  const directory = await temporaryDirectoryOfTest();
  const mailer = createMailer({
    smtpUrl,
    from: 'Uplift <hello@uplift.example>',
    outboxDirectory: join(directory, 'outbox'),
    siteUrl: 'https://uplift.example',
  });
  onTestFinished(() => mailer.close());
  return { mailer, directory };
}

describe('with a mail server', () => {
  test('sends a message as text and HTML', async () => {
    const { url, received } = await startSmtpServer();
    const { mailer, directory } = await createTestMailer(url);
    await mailer.send({ to: 'ana@client.example', ...content });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'hello@uplift.example', to: ['ana@client.example'] });
    expect(received[0]?.mail).toMatchObject({ subject: content.subject, from: { name: 'Uplift' } });
    expect(received[0]?.mail.text).toContain('https://uplift.example/reset-password#kind=client&token=abc');
    expect(received[0]?.mail.html).toContain('Ana &lt;b&gt;Łukasz&lt;/b&gt;');
    expect(received[0]?.mail.replyTo).toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
  });

  test('attaches the report of a calculation as PDF', async () => {
    const { url, received } = await startSmtpServer();
    const { mailer } = await createTestMailer(url);
    const input = {
      currentRevenue: 1_000_000,
      totalHeadCount: 10,
      busyWorkEmployees: 2,
      hoursPerWeek: 10,
      hourlyRate: 25,
    };
    const report = {
      calculation: { input, assumptions: {} },
      locale: 'en-US',
      currency: 'USD',
      day: '2026-11-28',
    };
    await mailer.send({ to: 'ana@client.example', ...content, report });
    const [file, ...more] = received[0]?.mail.attachments ?? [];
    expect(more).toEqual([]);
    expect(file).toMatchObject({ filename: 'uplift-roi-estimate.pdf', mimeType: 'application/pdf' });
    const bytes = file?.content;
    if (!(bytes instanceof ArrayBuffer)) throw new TypeError('The attachment is not binary.');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text).toContain('$44,820');
  });

  test('authenticates with the credentials in its URL', async () => {
    const seen: string[] = [];
    const { url } = await startSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push(`${username} ${password}`);
        done(null, { user: username });
      },
    });
    const { mailer } = await createTestMailer(url.replace('//', '//sender:s%40cret@'));
    await mailer.send({ to: 'ana@client.example', ...content });
    expect(seen).toEqual(['sender s@cret']);
  });

  test('rejects when the server refuses the message, so that it is retried', async () => {
    const { url } = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(new Error('Mailbox busy')),
    });
    const { mailer } = await createTestMailer(url);
    await expect(mailer.send({ to: 'ana@client.example', ...content })).rejects.toThrow(/Mailbox busy/);
    const { mailer: unreachable } = await createTestMailer('smtp://127.0.0.1:1');
    await expect(unreachable.send({ to: 'ana@client.example', ...content })).rejects.toThrow(/ECONNREFUSED/);
  });
});

test('without a mail server, writes each message to a file in the outbox', async () => {
  const { mailer, directory } = await createTestMailer(undefined);
  await mailer.send({ to: 'ana@client.example', ...content });
  await mailer.send({ to: 'bo@client.example', ...content });
  const mails = await readOutbox({ dataDirectory: directory });
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['ana@client.example', 'bo@client.example']);
  expect(mails[0]).toMatchObject({ subject: content.subject });
});

test('sends the HTML of a message that an earlier version queued', async () => {
  const { mailer, directory } = await createTestMailer(undefined);
  await mailer.send({ to: 'ana@client.example', subject: 'Hello', text: 'One.', html: '<p>One.</p>' });
  const [mail] = await readOutbox({ dataDirectory: directory });
  expect(mail?.html).toContain('<p>One.</p>');
});

test('sets Reply-To to a person whose name has quotes, commas and line breaks', async () => {
  const { mailer, directory } = await createTestMailer(undefined);
  const name = 'Torres, Maya "May"\r\nBcc: everybody@evil.example';
  const person = { name, email: 'maya@uplift.example' };
  await mailer.send({ to: 'ana@client.example', ...replyTo(person), ...content });
  const [mail] = await readOutbox({ dataDirectory: directory });
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.replyTo).toMatchObject([
    { address: person.email, name: expect.stringContaining('Torres, Maya "May"') },
  ]);
});

test('adds a calendar part, and a file for programs without calendar support', async () => {
  const { mailer, directory } = await createTestMailer(undefined);
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  const lines = text.trim().split('\r\n');
  await mailer.send({ to: 'ana@client.example', ...content, calendar: { method: 'REQUEST', text } });
  const [mail] = await readOutbox({ dataDirectory: directory });
  const read = ({ content }: Attachment) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content);
  expect(
    mail?.attachments.map((part) => [
      part.mimeType,
      part.method,
      part.filename,
      read(part).trim().split(/\r?\n/),
    ]),
  ).toEqual([
    ['text/calendar', 'REQUEST', null, lines],
    ['application/ics', undefined, 'meeting.ics', lines],
  ]);
  expect(mail?.text).toContain('One & two.');
});

test('does not let a line of a message become a header', async () => {
  const { mailer, directory } = await createTestMailer(undefined);
  await mailer.send({
    to: 'ana@client.example',
    ...content,
    subject: 'Hello\r\nBcc: everybody@evil.example',
  });
  const [mail] = await readOutbox({ dataDirectory: directory });
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.subject).toContain('Hello');
});
