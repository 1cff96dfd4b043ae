/** A message as plain text and as HTML. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

/** Named figures or answers. */
export interface EmailTable {
  title: string;
  caption?: string;
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
}

const signature = 'Uplift';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const textStyle = 'font:16px/1.5 system-ui,sans-serif;color:#0b1220;margin:0 0 16px';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5cad;color:#ffffff;font:600 16px/1.2 system-ui,sans-serif;text-decoration:none';

const headingStyle = 'font:600 18px/1.3 system-ui,sans-serif;color:#0b1220;margin:32px 0 8px';
const cellStyle =
  'font:16px/1.5 system-ui,sans-serif;color:#0b1220;padding:8px 0;border-top:1px solid #d5dce8;vertical-align:top;text-align:left';
const noteStyle = 'display:block;font-size:14px;color:#4a5a75';

function tableText({ title, caption, rows }: EmailTable): string {
  const lines = rows.map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`);
  return [title.toUpperCase(), ...(caption ? [caption] : []), ...lines].join('\n');
}

function tableHtml({ title, caption, rows }: EmailTable): string {
  const note = (text: string | undefined) =>
    text ? `<span style="${noteStyle}">${escapeHtml(text)}</span>` : '';
  const row = ({ label, value, note: more }: EmailTable['rows'][number]) =>
    `<tr><th scope="row" style="${cellStyle};font-weight:400;padding-right:24px">${escapeHtml(label)}${note(more)}</th>` +
    `<td style="${cellStyle};font-weight:600;white-space:pre-line">${escapeHtml(value)}</td></tr>`;
  return (
    `<h2 style="${headingStyle}">${escapeHtml(title)}${note(caption)}</h2>` +
    `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.map(row).join('')}</table>`
  );
}

/** Renders a message as text and as HTML: mail programs that show no HTML lose nothing. */
export function renderEmail(content: EmailContent): Email {
  const { subject, name, paragraphs, tables = [], action, notes = [] } = content;
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`;
  const paragraph = (text: string) => `<p style="${textStyle}">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="${textStyle}"><a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>` +
      `<p style="${textStyle}">Or open this address: ${escapeHtml(action.url)}</p>`
    : '';
  return {
    subject,
    text: `${[
      greeting,
      ...paragraphs,
      ...tables.map(tableText),
      ...(action ? [`${action.label}:\n${action.url}`] : []),
      ...notes,
      signature,
    ].join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>` +
      `<body style="margin:0;padding:32px 16px;background:#ffffff"><div style="max-width:560px;margin:0 auto">` +
      [greeting, ...paragraphs].map(paragraph).join('') +
      tables.map(tableHtml).join('') +
      button +
      [...notes, signature].map(paragraph).join('') +
      '</div></body></html>',
  };
}
