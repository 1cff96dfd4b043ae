import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { found, HttpError } from '../../http-error.ts';
import type { SecretBox } from '../../security/secret-box.ts';
import { hashToken } from '../../security/tokens.ts';
import { createSecondFactorRepository, type SecondFactorRow } from './two-factor.repository.ts';

/** The name that authenticator apps show with the code. */
const ISSUER = 'Uplift';
/** A clock may be off by one 30-second time step in either direction (RFC 6238, 5.2). */
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

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

const nothingToConfirm = () => new HttpError(409, 'There’s no setup to confirm. Start again.');

/** Two-factor authentication of admins: authenticator app codes (TOTP, RFC 6238) and recovery codes. */
export function createSecondFactorService({
  db,
  secrets,
  events,
  now,
}: {
  db: Database;
  secrets: SecretBox;
  events: Events;
  now: Clock;
}) {
  const repository = createSecondFactorRepository(db);

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

  async function state(accountUserId: string) {
    const row = await repository.find(accountUserId);
    const enabled = row?.since != null;
    return { enabled, recoveryCodesLeft: enabled ? await repository.countUnusedCodes(accountUserId) : 0 };
  }

  return {
    state,

    /** Creates a secret that takes effect once confirmed. @throws HttpError 409 if one is already confirmed */
    start: async (accountUserId: string): Promise<{ secret: string; uri: string }> => {
      const secret = generateSecret();
      const row = await repository.find(accountUserId);
      if (!row || !(await repository.start(accountUserId, await secrets.lock(secret)))) {
        throw new HttpError(
          409,
          'Two-factor authentication is already on. Turn it off before you set up another app.',
        );
      }
      return { secret, uri: generateURI({ issuer: ISSUER, label: row.email, secret }) };
    },

    /** Turns two-factor authentication on. @throws HttpError 400 or 409 */
    confirm: async (actor: Actor, code: string): Promise<{ recoveryCodes: string[] }> => {
      const row = await repository.find(actor.id);
      if (!row?.secret || row.since) throw nothingToConfirm();
      const step = await stepOf(row, code);
      if (step === null) {
        const message = 'Wrong code. Check that the clock of your device is right.';
        throw new HttpError(400, message, { errors: { code: [message] } });
      }
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
      const codeHashes = recoveryCodes.map(hashToken);
      await unitOfWork(db, async (tx) => {
        const rows = createSecondFactorRepository(tx);
        if (!(await rows.confirm(actor.id, { now: now(), step, codeHashes }))) throw nothingToConfirm();
        await events.record(tx, {
          type: 'user.second-factor-turned-on',
          actor,
          subject: 'self',
          after: { recoveryCodes: RECOVERY_CODES },
        });
      });
      return { recoveryCodes: recoveryCodes.map(grouped) };
    },

    /** Turns two-factor authentication off. */
    remove: async (actor: Actor) => {
      const { enabled } = await state(actor.id);
      await unitOfWork(db, async (tx) => {
        const admin = await createSecondFactorRepository(tx).remove(actor.id);
        if (admin && enabled)
          await events.record(tx, { type: 'user.second-factor-turned-off', actor, subject: 'self' });
      });
      return state(actor.id);
    },

    /** Turns two-factor authentication off for another admin. @throws HttpError 403 or 404 */
    reset: async (actor: Actor, accountUserId: string) => {
      if (accountUserId === actor.id) {
        throw new HttpError(
          403,
          'You can’t reset your own two-factor authentication. Turn it off under Security with your password.',
        );
      }
      await unitOfWork(db, async (tx) => {
        const subject = found(await createSecondFactorRepository(tx).remove(accountUserId), 'admin');
        await events.record(tx, { type: 'user.second-factor-reset', actor, subject });
      });
      return state(accountUserId);
    },

    /** Accepts a sign-in if the account needs no code or the code is right. @throws HttpError 401 */
    check: async (accountUserId: string, code: string | undefined): Promise<void> => {
      const row = await repository.find(accountUserId);
      if (!row?.since) return;
      if (code === undefined) throw wrongCode('Enter the code of your authenticator app.');
      const step = await stepOf(row, code);
      const passed =
        step === null
          ? await repository.spendRecoveryCode(accountUserId, hashToken(code), now())
          : await repository.spendStep(accountUserId, step);
      if (!passed) throw wrongCode('This code is wrong or was already used. Wait for the next one.');
    },

    /** Whether to offer two-factor authentication now. It is offered once. */
    offer: async (accountUserId: string): Promise<boolean> => {
      const row = await repository.find(accountUserId);
      if (!row || row.since || row.offeredAt) return false;
      await repository.markOffered(accountUserId, now());
      return true;
    },
  };
}
