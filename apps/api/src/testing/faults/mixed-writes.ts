import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { type Call, callOf, isHang, type Site } from './site.ts';

const client = `/api/clients/${demoPeople.client.companyId}`;

/** File size in bytes. Large enough that it doesn't fit into the first packet. */
const FILE_SIZE = 100_000;

interface Answered {
  id: string;
  /** Position of a message in its thread. */
  number: number;
}

interface Kind {
  name: string;
  send: (call: Call, words: string) => Promise<Response>;
  /** Whether it can be read back unchanged. */
  isStored: (call: Call, answered: Answered, words: string) => Promise<boolean>;
}

/** The kinds of writes, each through the endpoint that the site itself uses. */
const kinds: readonly Kind[] = [
  {
    name: 'user',
    send: (call, words) =>
      call('admin', '/api/admin/invitations', {
        role: 'manager',
        name: 'Robin Vale',
        email: `${words}@faults.example`,
      }),
    isStored: async (call, { id }, words) =>
      (await (await call('admin', `/api/admin/users/${id}`)).json()).email === `${words}@faults.example`,
  },
  {
    name: 'lead',
    send: (call, words) =>
      call('visitor', '/api/leads', {
        name: 'Robin Vale',
        email: 'robin@faults.example',
        company: words,
        companySize: '10-24',
        timeSink: 'Faults',
      }),
    isStored: async (call, { id }, words) =>
      (await (await call('admin', `/api/admin/leads/${id}`)).json()).company === words,
  },
  {
    name: 'message',
    send: (call, words) => call('manager', `${client}/messages`, { body: words }),
    isStored: async (call, { id, number }, words) => {
      const { data } = await (await call('manager', `${client}/messages?before=${number + 1}`)).json();
      return data[0].id === id && data[0].body === words;
    },
  },
  {
    name: 'upload',
    send: (call, words) => {
      const form = new FormData();
      form.append('file', new File([textOf(words)], `${words}.txt`));
      return call('manager', `${client}/documents`, form);
    },
    isStored: async (call, { id }, words) =>
      (await (await call('manager', `${client}/documents/${id}/versions/1/file`)).text()) === textOf(words),
  },
];

/** The content of a file. It is derived from the name, so it needn't be stored. */
const textOf = (words: string): string => `${words}\n`.repeat(FILE_SIZE / (words.length + 1));

/** A write that the server acknowledged. */
export interface Written {
  kind: Kind;
  words: string;
  answered: Answered;
}

export interface Writing {
  acknowledged: readonly Written[];
  /** Status and message of each write that was refused with a reason. */
  refused: readonly string[];
  /** Number of writes without a response because the connection broke. */
  broken: () => number;
  /** Writes that timed out, or got a response that no client can act on. */
  errors: readonly string[];
  /** Resolves when this many more writes were acknowledged. Rejects if that takes too long. */
  goOnFor: (writes: number) => Promise<void>;
  /** Resolves when this many writes were refused or failed. Rejects if that takes too long. */
  untilRefused: (writes: number) => Promise<void>;
  /** Stops writing. Resolves when every request got its response or failed. */
  stop: () => Promise<void>;
}

/** Pause after a refused write, in milliseconds. Short, so that many writes meet the fault. */
const PAUSE_MS = 50;

/** Timeout of `goOnFor` and `untilRefused`, in milliseconds. */
const PATIENCE_MS = 120_000;

/** Statuses that a client can act on: retry later, or free up space. */
const clear: ReadonlySet<number> = new Set([429, 503, 507]);

async function wordsOf(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}

/**
 * Starts concurrent writers. Each one creates users, leads, messages and files in turn.
 *
 * @param pause between two writes of one writer, in milliseconds
 */
export function startWriting(site: Site, writers: number, { pause = 0 } = {}): Writing {
  const call = callOf(site);
  const acknowledged: Written[] = [];
  const refused: string[] = [];
  const errors: string[] = [];
  let broken = 0;
  let going = true;

  async function take(kind: Kind, words: string): Promise<boolean> {
    let answer: Response;
    try {
      answer = await kind.send(call, words);
    } catch (error) {
      if (isHang(error)) errors.push(`no answer to a new ${kind.name}`);
      else broken += 1;
      return false;
    }
    try {
      if (answer.ok) {
        acknowledged.push({ kind, words, answered: await answer.json() });
        return true;
      }
      const said = await wordsOf(answer);
      if (said !== null && clear.has(answer.status)) refused.push(`${answer.status} “${said}”`);
      else errors.push(`${answer.status} to a new ${kind.name}: ${said ?? 'no words'}`);
    } catch {
      // Unknown whether it was accepted: the response broke off.
      broken += 1;
    }
    return false;
  }

  async function write(writer: number): Promise<void> {
    for (let number = writer; going; number += 1) {
      const kind = kinds[number % kinds.length];
      const rest = kind && (await take(kind, randomUUID())) ? pause : PAUSE_MS;
      if (rest > 0) await wait(rest);
    }
  }

  async function until(what: string, isSo: () => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      if (performance.now() > deadline)
        throw new Error(
          `Waited for ${PATIENCE_MS / 1_000} s until ${what}. ` +
            `The last refusal: ${refused.at(-1) ?? 'none'}; the last error: ${errors.at(-1) ?? 'none'}; ` +
            `${broken} connections broke.`,
        );
      await wait(PAUSE_MS);
    }
  }

  const writing = Array.from({ length: writers }, (_, writer) => write(writer));
  return {
    acknowledged,
    refused,
    broken: () => broken,
    errors,
    goOnFor: (writes) => {
      const enough = acknowledged.length + writes;
      return until(`${writes} more writes are taken`, () => acknowledged.length >= enough);
    },
    untilRefused: (writes) =>
      until(`${writes} writes are refused`, () => refused.length + errors.length >= writes),
    stop: async () => {
      going = false;
      await Promise.all(writing);
    },
  };
}

/** Counts the writes that can be read back unchanged, each through its own endpoint. */
export async function countFound(site: Site, written: readonly Written[]): Promise<number> {
  const call = callOf(site);
  const few = pLimit(8);
  const found = await Promise.all(
    written.map(({ kind, words, answered }) =>
      // A failed read counts as not found, whatever the reason.
      few(() => kind.isStored(call, answered, words).catch(() => false)),
    ),
  );
  return found.filter(Boolean).length;
}
