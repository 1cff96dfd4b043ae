import { withAsciiDomain } from '@uplift/data-client/contract';
import type { OutboxMessage, OutboxMessageSummary } from '@uplift/data-client/contract/admin';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import { HttpError } from '../../http-error.ts';
import type { OutboxFiles } from './outbox.files.ts';

interface OutboxPage {
  data: OutboxMessageSummary[];
  page: number;
  pageSize: number;
  total: number;
}

export interface OutboxService {
  /** @throws HttpError 404 if a mail server is configured */
  list: (
    query: PageQuery & { q?: string | undefined; sort?: 'writtenAt' | '-writtenAt' | undefined },
  ) => Promise<OutboxPage>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<OutboxMessage>;
}

/** Formats an address or an address group. */
function nameOf({ name, address, group }: Address): string {
  if (group) return group.map(nameOf).join(', ');
  return name && address ? `${name} <${address}>` : (address ?? name);
}

/** Lowercases and removes accents, so that "jose" finds "José". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function summaryOf(id: string, { subject, to, date }: Email): OutboxMessageSummary {
  return {
    id,
    subject: subject ?? '',
    to: (to ?? []).map(nameOf).join(', '),
    writtenAt: new Date(date ?? 0).toISOString(),
  };
}

/** @param files null if a mail server is configured, because then there is no outbox */
export function createOutboxService({ files }: { files: OutboxFiles | null }): OutboxService {
  function opened(): OutboxFiles {
    if (!files) throw new HttpError(404, 'There is no outbox: mail is handed to a mail server.');
    return files;
  }

  return {
    list: async ({ q, sort, ...query }) => {
      const outbox = opened();
      const { page, pageSize, limit, offset } = pageRange(query);
      const names = await outbox.names();
      const inOrder = sort === 'writtenAt' ? names : names.toReversed();
      const summaries = async (wanted: readonly string[]) => {
        const read = await Promise.all(
          wanted.map(async (id) => {
            const bytes = await outbox.read(id);
            return bytes ? [summaryOf(id, await PostalMime.parse(bytes))] : [];
          }),
        );
        return read.flat();
      };
      if (!q) {
        const data = await summaries(inOrder.slice(offset, offset + limit));
        return { data, page, pageSize, total: names.length };
      }
      const spellings = [q, withAsciiDomain(q)].map(fold);
      const found = (await summaries(inOrder)).filter(({ subject, to }) =>
        spellings.some((spelling) => fold(`${subject} ${to}`).includes(spelling)),
      );
      return { data: found.slice(offset, offset + limit), page, pageSize, total: found.length };
    },

    read: async (id) => {
      const bytes = await opened().read(id);
      if (!bytes) throw new HttpError(404, 'There is no such message.');
      const mail = await PostalMime.parse(bytes);
      return {
        ...summaryOf(id, mail),
        from: mail.from ? nameOf(mail.from) : '',
        replyTo: mail.replyTo?.map(nameOf).join(', ') ?? null,
        text: mail.text ?? '',
        html: mail.html ?? null,
      };
    },
  };
}
