import { createElement as h, type ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  render,
  Section,
  Text,
} from 'react-email';
import { emailMessages } from './email.messages.ts';
import { type EmailContent, type EmailTable, greetingOf } from './email.ts';
import {
  answer,
  brand,
  button,
  card,
  figure,
  ground,
  heading,
  link,
  note,
  separator,
  small,
  styleSheet,
  text,
  title,
} from './email-styles.ts';

/** Links the addresses of the site. Other addresses may come from visitors and stay text. */
function withLinks(words: string, siteUrl: string): ReactNode[] {
  return words
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${siteUrl}/`) ? h(Link, { ...link, href: part }, part) : part));
}

function header(siteUrl: string): ReactNode {
  return h(
    Section,
    { style: { padding: '0 4px 20px' } },
    h(
      Row,
      null,
      // The name next to it says the same, also in programs that block images.
      h(
        Column,
        { style: { width: 42 } },
        h(Img, { src: `${siteUrl}/email-logo.png`, alt: '', width: 32, height: 32 }),
      ),
      h(Column, brand, 'Uplift'),
    ),
  );
}

function tableOf({ title, caption, figures = false, rows }: EmailTable): ReactNode {
  const styles = figures ? figure : answer;
  const remark = (words: string | undefined) =>
    words ? h('span', { ...small, style: { ...small.style, display: 'block' } }, words) : null;
  return h(
    Section,
    { style: { padding: '12px 0 20px' } },
    h(Heading, { ...heading, as: 'h2' }, title),
    caption ? h(Text, note, caption) : null,
    h(
      'table',
      { className: figures ? 'figures' : 'answer', width: '100%', cellPadding: 0, cellSpacing: 0 },
      h(
        'tbody',
        null,
        ...rows.map(({ label, value, note }) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row', ...styles.label }, label, figures && remark(note)),
            h('td', styles.value, value, !figures && remark(note)),
          ),
        ),
      ),
    ),
  );
}

function actionOf({ label, url }: NonNullable<EmailContent['action']>, openLink: string): ReactNode {
  return h(
    Section,
    { style: { padding: '8px 0 0' } },
    h(Button, { ...button, href: url }, label),
    h(
      Text,
      { ...small, style: { ...small.style, marginTop: 20 } },
      openLink,
      h(Link, { ...link, href: url, style: { ...link.style, wordBreak: 'break-all' } }, url),
    ),
  );
}

function footer([before, after]: readonly [string, string], siteUrl: string): ReactNode {
  return h(
    Section,
    { style: { padding: '20px 4px 0' } },
    h(Text, small, before, h(Link, { ...small, href: siteUrl }, URL.parse(siteUrl)?.host), after),
  );
}

/**
 * Renders the HTML part of a message.
 *
 * @param siteUrl the public URL of the site, which serves the logo
 */
export function renderHtml(content: EmailContent, siteUrl: string): Promise<string> {
  const {
    subject,
    paragraphs,
    tables = [],
    action,
    notes = [],
    recipient = 'account',
    language = 'en',
  } = content;
  const messages = emailMessages[language];
  return render(
    h(
      Html,
      { lang: language },
      h(
        Head,
        null,
        h('title', null, subject),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, styleSheet),
      ),
      h(
        Body,
        ground,
        h(Preview, { useTitleTag: false, children: paragraphs.join(' ') }),
        h(
          Container,
          { style: { maxWidth: 584 } },
          header(siteUrl),
          h(
            Section,
            card,
            h(Heading, title, subject),
            ...[greetingOf(content), ...paragraphs].map((words) =>
              h(Text, text, ...withLinks(words, siteUrl)),
            ),
            ...tables.map(tableOf),
            action ? actionOf(action, messages.openLink) : null,
            notes.length > 0 ? h(Hr, separator) : null,
            ...notes.map((words) => h(Text, note, ...withLinks(words, siteUrl))),
          ),
          footer(messages.footer[recipient], siteUrl),
        ),
      ),
    ),
  );
}
