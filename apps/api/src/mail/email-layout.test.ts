import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { EmailContent } from './email.ts';
import { renderHtml } from './email-layout.ts';
import { sampleEmails, siteUrl } from './testing/sample-emails.ts';

async function documentOf(content: EmailContent): Promise<Document> {
  return new JSDOM(await renderHtml(content, siteUrl)).window.document;
}

const content: EmailContent = { subject: 'Hello', paragraphs: ['One.'] };

describe.each(Object.entries(sampleEmails))('%s', (_name, { content }) => {
  test('has its language, its subject as heading, and a heading for each table', async () => {
    const document = await documentOf(content);
    expect(document.documentElement.lang).toBe(content.language ?? 'en');
    expect(document.title).toBe(content.subject);
    expect(document.querySelector('h1')?.textContent).toBe(content.subject);
    expect([...document.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
      (content.tables ?? []).map(({ title }) => title),
    );
  });

  test('hides tables that only position things from screen readers', async () => {
    const document = await documentOf(content);
    for (const table of document.querySelectorAll('table:not(:has(> tbody > tr > th))'))
      expect(table.getAttribute('role')).toBe('presentation');
  });

  test('offers its action as a button and as an address', async () => {
    const document = await documentOf(content);
    const texts = [...document.querySelectorAll<HTMLAnchorElement>('a')]
      .filter(({ href }) => href === content.action?.url)
      .map((link) => link.textContent?.replaceAll(/[\u200a\u200b]/g, ''));
    expect(texts).toEqual(content.action ? [content.action.label, content.action.url] : []);
  });
});

test('previews the paragraphs next to the subject in an inbox', async () => {
  const document = await documentOf({ ...content, paragraphs: ['One.', 'Two.'] });
  expect(document.body.textContent?.trim()).toMatch(/^One\. Two\./);
});

test('links addresses of the site, and no others', async () => {
  const addresses = [`${siteUrl}/settings`, 'https://evil.example/', `${siteUrl}.evil.example/`];
  const document = await documentOf({ ...content, paragraphs: [addresses.join(' ')], notes: addresses });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.card a')].map(({ href }) => href);
  expect(links).toEqual([addresses[0], addresses[0]]);
});

test('shows markup in values as text', async () => {
  const value = '<img src=x onerror=alert(1)>';
  const document = await documentOf({
    ...content,
    subject: value,
    name: value,
    paragraphs: [value],
    tables: [{ title: value, rows: [{ label: value, value, note: value }] }],
  });
  expect([...document.images].map(({ src }) => src)).toEqual([`${siteUrl}/email-logo.png`]);
  expect(document.querySelector('td.text.line')?.textContent).toContain(value);
});

test.for([
  ['account', 'belongs to an account'],
  ['visitor', 'was entered'],
  ['team', 'notices for the team'],
] as const)('says in the footer why a message goes to an address: %s', async ([recipient, reason]) => {
  const document = await documentOf({ ...content, recipient });
  expect(document.body.textContent).toContain(reason);
});
