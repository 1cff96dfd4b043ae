import { withAsciiDomain } from '@uplift/data-client/contract';
import type { adminEndpoints, OutboxMessage, OutboxMessageSummary } from '@uplift/data-client/contract/admin';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type * as v from 'valibot';
import { pageRange } from '../../http/list-page.ts';
import { found, HttpError } from '../../http-error.ts';
import type { OutboxFiles } from './outbox.files.ts';

type OutboxQuery = v.InferOutput<typeof adminEndpoints.listOutbox.query>;

export type OutboxService = ReturnType<typeof createOutboxService>;

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
export function createOutboxService({ files }: { files: OutboxFiles | null }) {
  function opened(): OutboxFiles {
    if (!files) throw new HttpError(404, 'There is no outbox: mail is handed to a mail server.');
    return files;
  }

  async function summariesOf(outbox: OutboxFiles, names: readonly string[]): Promise<OutboxMessageSummary[]> {
    const read = await Promise.all(
      names.map(async (id) => {
        const bytes = await outbox.read(id);
        return bytes ? [summaryOf(id, await PostalMime.parse(bytes))] : [];
      }),
    );
    return read.flat();
  }

  return {
    /** @throws HttpError 404 if a mail server is configured */
    list: async ({ q, sort, ...query }: OutboxQuery) => {
      const outbox = opened();
      const { page, pageSize, limit, offset } = pageRange(query);
      const onPage = <Item>(all: readonly Item[]) => all.slice(offset, offset + limit);
      const names = await outbox.names();
      const inOrder = sort === 'writtenAt' ? names : names.toReversed();
      if (!q) {
        const data = await summariesOf(outbox, onPage(inOrder));
        return { data, page, pageSize, total: names.length };
      }
      const spellings = [q, withAsciiDomain(q)].map(fold);
      const matching = (await summariesOf(outbox, inOrder)).filter(({ subject, to }) =>
        spellings.some((spelling) => fold(`${subject} ${to}`).includes(spelling)),
      );
      return { data: onPage(matching), page, pageSize, total: matching.length };
    },

    /** @throws HttpError 404 */
    read: async (id: string): Promise<OutboxMessage> => {
      const bytes = found(await opened().read(id), 'message');
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
