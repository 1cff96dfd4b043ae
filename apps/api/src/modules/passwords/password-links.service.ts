import { randomUUID } from 'node:crypto';
import type { BodyOf, publicEndpoints } from '@uplift/data-client/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { isCommonPassword } from '../../security/common-passwords.ts';
import type { Passwords } from '../../security/passwords.ts';
import { createToken, hashToken } from '../../security/tokens.ts';
import { invitation } from '../invitations/invitation-emails.ts';
import { passwordReset } from './password-emails.ts';
import {
  createPasswordLinksRepository,
  type PasswordLinkRow,
  type Subject,
  type SubjectKind,
} from './password-links.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a link is valid, in milliseconds. */
const linkLifetimes = {
  client: 10 * MINUTE_MS,
  account: 10 * MINUTE_MS,
  invite: 7 * DAY_MS,
  setup: DAY_MS,
} as const satisfies Record<PasswordLinkRow['kind'], number>;

/** Requests within this interval send nothing, so that no one can flood another person's inbox. */
const PAUSE_BETWEEN_RESETS_MS = MINUTE_MS;

/** How long after a link was used an identical request counts as a retry. */
const REPEAT_WITHIN_MS = MINUTE_MS;

/** Who gets a link, and why. */
export type PasswordLinkRequest =
  | {
      reason: 'reset';
      kind: SubjectKind;
      email: string;
      /** The same in each retry of the job, so that a retry isn't paused by its own link. */
      linkId?: string;
    }
  | { reason: 'invite'; kind: SubjectKind; id: string };

export type RedeemedLink = BodyOf<typeof publicEndpoints.resetPassword>;

export interface PasswordChange {
  kind: SubjectKind;
  actor: Actor;
  /** The session that stays valid. */
  sessionId: string;
  current: string;
  password: string;
}

const askAgain = {
  client: 'Ask for a new one.',
  account: 'Ask for a new one.',
  invite: 'Ask the person who invited you for a new one.',
  setup: 'Restart the server: it prints a new one.',
} as const satisfies Record<PasswordLinkRow['kind'], string>;

function refuseWeak(password: string, { email, name }: { email: string; name: string }): void {
  const isOwn = [email, name].some((text) => text.toLowerCase() === password.toLowerCase());
  if (!isOwn && !isCommonPassword(password)) return;
  const problem = isCommonPassword(password)
    ? 'This password is too common. Choose another one.'
    : 'Don’t use your name or e-mail address. Choose something else.';
  throw new HttpError(400, 'This password is too weak.', { errors: { password: [problem] } });
}

/** E-mailed links that set a password, for resets and invitations. */
export function createPasswordLinksService({
  db,
  passwords,
  events,
  jobs,
  mailer,
  admit,
  siteUrl,
  now,
}: {
  db: Database;
  passwords: Passwords;
  jobs: Pick<JobQueue, 'enqueue'>;
  mailer: Pick<Mailer, 'send'>;
  /** Throttles guesses of the current password; see `SignInThrottle`. */
  admit: (account: string) => Promise<() => Promise<void>>;
  siteUrl: string;
  events: Events;
  now: Clock;
}) {
  const links = createPasswordLinksRepository(db);

  async function createLink(
    kind: PasswordLinkRow['kind'],
    subject: Subject | null,
    id: string = randomUUID(),
  ): Promise<string> {
    const token = createToken();
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + linkLifetimes[kind]);
    await unitOfWork(db, (tx) =>
      createPasswordLinksRepository(tx).add(subject, {
        id,
        kind,
        tokenHash: hashToken(token),
        createdAt,
        expiresAt,
      }),
    );
    // In the fragment, which browsers never send.
    return `${siteUrl}/reset-password#${new URLSearchParams({ kind, token })}`;
  }

  async function usableLink(kind: PasswordLinkRow['kind'], token: string): Promise<PasswordLinkRow> {
    const link = await links.findByToken(kind, hashToken(token));
    if (link === null) {
      throw new HttpError(410, `This link is incomplete, or a newer one replaced it. ${askAgain[kind]}`);
    }
    if (link.usedAt) {
      throw new HttpError(
        410,
        `This link was used already, or a newer one has replaced it. Sign in with the password you chose. ${askAgain[kind]}`,
      );
    }
    if (link.expiresAt <= now()) throw new HttpError(410, `This link has expired. ${askAgain[kind]}`);
    return link;
  }

  /**
   * The owner, if this link has just set this same password. A browser whose response got lost retries the
   * request, and must not get an error for a change that succeeded.
   */
  async function ownerOfRepeat({ kind, token, password }: RedeemedLink): Promise<Subject | null> {
    const link = await links.findByToken(kind, hashToken(token));
    if (!link?.usedAt || now().getTime() - link.usedAt.getTime() > REPEAT_WITHIN_MS) return null;
    const person = await links.findOwner(link);
    return person && (await passwords.verify(person.passwordHash, password)) ? person : null;
  }

  async function ownerOf(link: PasswordLinkRow): Promise<Subject> {
    const person = await links.findOwner(link);
    if (!person) throw new HttpError(410, 'The account of this link is deactivated.');
    return person;
  }

  /** Creates the first admin, unless an account already exists. */
  async function redeemSetup(
    link: PasswordLinkRow,
    { password, name, email }: RedeemedLink,
    address: string,
  ) {
    if (!name || !email) {
      throw new HttpError(400, 'The first admin needs a name and an e-mail address.', {
        errors: {
          ...(name ? {} : { name: ['Enter a name.'] }),
          ...(email ? {} : { email: ['Enter your e-mail address.'] }),
        },
      });
    }
    refuseWeak(password, { email, name });
    const passwordHash = await passwords.hash(password);
    await unitOfWork(db, async (tx) => {
      const rows = createPasswordLinksRepository(tx);
      if ((await rows.hasAccountUsers()) || !(await rows.take(link, now())))
        throw new HttpError(410, 'This site is already set up. Sign in, or ask an admin to invite you.');
      const id = await rows.addAdmin({ name, email, passwordHash });
      await events.record(tx, {
        type: 'user.set-up',
        actor: { id, address },
        subject: 'self',
        after: { name, email, role: 'admin' },
      });
    });
    return { email, area: 'admin' } as const;
  }

  return {
    /** Requests a link. A job looks up the account, so response times don't reveal whether it exists. */
    request: (kind: SubjectKind, email: string): Promise<void> =>
      jobs.enqueue('password-link', { reason: 'reset', kind, email, linkId: randomUUID() }),

    /** Creates and e-mails a link if the account exists. */
    mailLink: async (request: PasswordLinkRequest): Promise<void> => {
      const { kind } = request;
      const person = await links.find(kind, request.reason === 'reset' ? { email: request.email } : request);
      if (!person) return;
      if (request.reason === 'invite') {
        const url = await createLink('invite', person);
        await mailer.send({ to: person.email, ...invitation(person, url) });
        return;
      }
      const pauseBegan = new Date(now().getTime() - PAUSE_BETWEEN_RESETS_MS);
      if (await links.gotOtherAfter(person, request.linkId, pauseBegan)) return;
      const url = await createLink(kind, person, request.linkId);
      await mailer.send({ to: person.email, ...passwordReset(person.name, url) });
    },

    /** Whose password a link sets. @throws HttpError 410 if the link is no longer valid */
    read: async (kind: PasswordLinkRow['kind'], token: string) => {
      const link = await usableLink(kind, token);
      if (link.kind === 'setup') return { name: null, email: null };
      const { name, email } = await ownerOf(link);
      return { name, email };
    },

    /** Sets a password by a link. `address` is the caller's IP address. @throws HttpError 400 or 410 */
    redeem: async (redeemed: RedeemedLink, address: string): Promise<Pick<Subject, 'email' | 'area'>> => {
      const { kind, token, password } = redeemed;
      const repeating = await ownerOfRepeat(redeemed);
      if (repeating) return { email: repeating.email, area: repeating.area };
      const link = await usableLink(kind, token);
      if (kind === 'setup') return redeemSetup(link, redeemed, address);
      const person = await ownerOf(link);
      refuseWeak(password, person);
      const passwordHash = await passwords.hash(password);
      await unitOfWork(db, async (tx) => {
        const rows = createPasswordLinksRepository(tx);
        const moment = now();
        if (!(await rows.take(link, moment)))
          throw new HttpError(410, `This link was used already. ${askAgain[kind]}`);
        await rows.setPassword(person, passwordHash, moment);
        await events.record(tx, {
          type: 'user.password-set',
          actor: { id: person.id, address },
          subject: 'self',
          after: { by: kind === 'invite' ? 'the link of an invitation' : 'a link for a new password' },
          data: { name: person.name, email: person.email },
        });
      });
      return { email: person.email, area: person.area };
    },

    /** Changes the password of a signed-in user. @throws HttpError 400 or 429 */
    change: async ({ kind, actor, sessionId, current, password }: PasswordChange) => {
      const { id } = actor;
      const person = await links.find(kind, { id });
      if (!person) throw new HttpError(401, 'You’re not signed in.');
      const succeeded = await admit(`${kind}:${id}`);
      if (!(await passwords.verify(person.passwordHash, current))) {
        throw new HttpError(400, 'The current password is wrong.', {
          errors: { current: ['This isn’t your current password.'] },
        });
      }
      await succeeded();
      refuseWeak(password, person);
      const passwordHash = await passwords.hash(password);
      return unitOfWork(db, async (tx) => {
        const rows = createPasswordLinksRepository(tx);
        const ended = await rows.setPassword(person, passwordHash, now(), sessionId);
        await events.record(tx, {
          type: 'user.password-changed',
          actor,
          subject: 'self',
          data: { name: person.name, email: person.email },
        });
        return { ended };
      });
    },

    /** A link for the first admin, or null if an account already exists. */
    createSetupLink: async () => ((await links.hasAccountUsers()) ? null : createLink('setup', null)),
  };
}
