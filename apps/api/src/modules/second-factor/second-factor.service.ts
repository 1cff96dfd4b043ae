import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events, Transaction } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { SecretBox } from '../../security/secret-box.ts';
import { hashToken } from '../../security/tokens.ts';
import type { SecondFactorRepository, SecondFactorRow } from './second-factor.repository.ts';

/** The name that authenticator apps show with the code. */
const ISSUER = 'Uplift';
/** A clock may be off by one 30-second time step in either direction (RFC 6238, 5.2). */
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;

export interface SecondFactorState {
  enabled: boolean;
  recoveryCodesLeft: number;
}

export interface SecondFactorService {
  state: (accountUserId: string) => Promise<SecondFactorState>;
  /** Creates a secret that takes effect once confirmed. @throws HttpError 409 if one is already confirmed */
  start: (accountUserId: string) => Promise<{ secret: string; uri: string }>;
  /** Turns two-factor authentication on. @throws HttpError 400 or 409 */
  confirm: (actor: Actor, code: string) => Promise<{ recoveryCodes: string[] }>;
  /** Turns two-factor authentication off. */
  remove: (actor: Actor) => Promise<SecondFactorState>;
  /** Turns two-factor authentication off for another admin. @throws HttpError 404 */
  reset: (actor: Actor, accountUserId: string) => Promise<SecondFactorState>;
  /** Accepts a sign-in if the account needs no code or the code is right. @throws HttpError 401 */
  check: (accountUserId: string, code: string | undefined) => Promise<void>;
  /** Whether to offer two-factor authentication now. It is offered once. */
  offer: (accountUserId: string) => Promise<boolean>;
}

/** 140 random bits, too many to guess from a hash, in the base32 alphabet, which is easy to read on paper. */
function createRecoveryCode(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(randomBytes(28), (byte) => alphabet[byte % 32]).join('');
}

/** Formats a code in groups of four, which are easier to copy by hand. */
function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

function wrongCode(message: string): HttpError {
  return new HttpError(401, message, { errors: { totp: [message] } });
}

/** Two-factor authentication of admins: authenticator app codes (TOTP, RFC 6238) and recovery codes. */
export function createSecondFactorService({
  repository,
  secrets,
  events,
  now,
}: {
  repository: SecondFactorRepository;
  secrets: SecretBox;
  events: Events;
  now: Clock;
}): SecondFactorService {
  /** The time step of a code, or null if the code is wrong. */
  async function stepOf({ secret, step }: SecondFactorRow, code: string): Promise<number | null> {
    if (secret === null || !/^\d{6}$/.test(code)) return null;
    const result = await verify({
      secret: await secrets.unlock(secret),
      token: code,
      epoch: Math.floor(now().getTime() / 1_000),
      epochTolerance: TOLERANCE_SECONDS,
      ...(step === null ? {} : { afterTimeStep: step }),
    });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  async function state(accountUserId: string): Promise<SecondFactorState> {
    const row = await repository.find(accountUserId);
    const enabled = row?.since != null;
    return { enabled, recoveryCodesLeft: enabled ? await repository.countUnusedCodes(accountUserId) : 0 };
  }

  /** Records that an admin turned their two-factor authentication on, with new recovery codes, or off. */
  const note = (actor: Actor, on: boolean) => (tx: Transaction) =>
    events.record(tx, {
      type: on ? 'user.second-factor-turned-on' : 'user.second-factor-turned-off',
      actor,
      occurredAt: now(),
      subject: 'self',
      after: on ? { recoveryCodes: RECOVERY_CODES } : {},
    });

  return {
    state,
    start: async (accountUserId) => {
      const secret = generateSecret();
      const row = await repository.find(accountUserId);
      if (!row || !(await repository.start(accountUserId, await secrets.lock(secret)))) {
        throw new HttpError(
          409,
          'Your sign-in asks for a code already. Turn that off before you set up another app.',
        );
      }
      return { secret, uri: generateURI({ issuer: ISSUER, label: row.email, secret }) };
    },
    confirm: async (actor, code) => {
      const { id: accountUserId } = actor;
      const row = await repository.find(accountUserId);
      if (!row?.secret || row.since) {
        throw new HttpError(409, 'There is nothing to confirm. Start the setup again.');
      }
      const step = await stepOf(row, code);
      if (step === null) {
        const message = 'This is not the code that the app shows now. Check the clock of its device.';
        throw new HttpError(400, message, { errors: { code: [message] } });
      }
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
      const codeHashes = recoveryCodes.map(hashToken);
      if (!(await repository.confirm(accountUserId, { now: now(), step, codeHashes }, note(actor, true)))) {
        throw new HttpError(409, 'There is nothing to confirm. Start the setup again.');
      }
      return { recoveryCodes: recoveryCodes.map(grouped) };
    },
    remove: async (actor) => {
      const { enabled } = await state(actor.id);
      await repository.remove(actor.id, async (_admin, tx) => {
        if (enabled) await note(actor, false)(tx);
      });
      return state(actor.id);
    },
    reset: async (actor, accountUserId) => {
      if (accountUserId === actor.id) {
        throw new HttpError(
          403,
          'Another admin has to do this for you. Yours you turn off with your password.',
        );
      }
      const removed = await repository.remove(accountUserId, (admin, tx) =>
        events.record(tx, {
          type: 'user.second-factor-reset',
          actor,
          occurredAt: now(),
          subject: admin,
        }),
      );
      if (!removed) throw new HttpError(404, 'There is no such admin.');
      return state(accountUserId);
    },
    check: async (accountUserId, code) => {
      const row = await repository.find(accountUserId);
      if (!row?.since) return;
      if (code === undefined) throw wrongCode('Enter the code of your authenticator app.');
      const step = await stepOf(row, code);
      const passed =
        step === null
          ? await repository.spendRecoveryCode(accountUserId, hashToken(code), now())
          : await repository.spendStep(accountUserId, step);
      if (!passed) throw wrongCode('This code is wrong, or was used already. Wait for the next one.');
    },
    offer: async (accountUserId) => {
      const row = await repository.find(accountUserId);
      if (!row || row.since || row.offeredAt) return false;
      await repository.markOffered(accountUserId, now());
      return true;
    },
  };
}
