import type { AccountUser, BodyOf, ClientSession, publicEndpoints } from '@uplift/data-client/contract';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller, SessionCaller } from '../../security/caller.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { SessionKind } from '../../security/session-cookies.ts';
import type { SignInThrottle } from '../../security/sign-in-throttle.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SecondFactorService } from '../two-factor/two-factor.service.ts';
import { type AccountUserRow, type ClientPersonRow, createPeopleRepository } from './people.repository.ts';

/** The credentials of a sign-in and where it comes from. */
export type SignInAttempt = BodyOf<typeof publicEndpoints.signInAdmin> & {
  address: string;
  userAgent: string | undefined;
};

export interface SignedIn<Person> {
  token: string;
  expires: Date;
  person: Person;
}

const notSignedIn = () => new HttpError(401, 'You’re not signed in.');

function toAccountUser({ id, name, email, role, timeZone }: AccountUserRow): AccountUser {
  return { id, name, email, role, timeZone };
}

function toClientSession(person: ClientPersonRow, sessionId: string): ClientSession {
  const { id, name, email, clientId, company, timeZone, manager } = person;
  return { id, name, email, clientId, company, timeZone, clientToken: sessionId, manager };
}

export function createSignInService({
  db,
  sessions,
  passwords,
  throttle,
  secondFactor,
  warnOfGuesses,
}: {
  db: Database;
  sessions: SessionsService;
  passwords: Passwords;
  throttle: SignInThrottle;
  secondFactor: Pick<SecondFactorService, 'check' | 'offer'>;
  /** E-mails the owner that someone who knows the password is guessing codes. */
  warnOfGuesses: (owner: Pick<AccountUserRow, 'name' | 'email'>) => Promise<void>;
}) {
  const people = createPeopleRepository(db);

  /** Neither the response nor its timing reveals whether an account exists. */
  async function verified<Person extends { id: string; passwordHash: string | null }>(
    attempt: SignInAttempt,
    find: (email: string) => Promise<Person | null>,
    checkFurther: (person: Person) => Promise<void> = async () => undefined,
  ): Promise<Person> {
    const succeeded = await throttle.admit(attempt.email, attempt.address);
    const person = await find(attempt.email);
    const matches = await passwords.verify(person?.passwordHash ?? null, attempt.password);
    if (person === null || !matches) throw new HttpError(401, 'Wrong e-mail or password.');
    await checkFurther(person);
    await succeeded();
    return person;
  }

  /**
   * Counts wrong codes per account, across all addresses: codes are short enough to guess, and anyone who
   * sends one knows the password. A recovery code is too long to guess and is never throttled.
   */
  async function checkCode(person: AccountUserRow, code: string | undefined): Promise<void> {
    if (code === undefined || !/^\d{6}$/.test(code)) return secondFactor.check(person.id, code);
    let isLastFreeTry = false;
    const succeeded = await throttle.admit(`code:${person.id}`, '', () => {
      isLastFreeTry = true;
    });
    try {
      await secondFactor.check(person.id, code);
    } catch (error) {
      if (isLastFreeTry) await warnOfGuesses(person);
      throw error;
    }
    await succeeded();
  }

  async function openFor(
    role: AccountUserRow['role'],
    person: AccountUserRow,
    { userAgent }: SignInAttempt,
  ): Promise<SignedIn<AccountUser>> {
    const { token, session } = await sessions.open(role, person.id, userAgent);
    return { token, expires: session.expiresAt, person: toAccountUser(person) };
  }

  return {
    /** @throws HttpError 401 or 429 */
    signInManager: async (attempt: SignInAttempt) => {
      const person = await verified(attempt, (email) => people.findAccountUser('manager', { email }));
      return openFor('manager', person, attempt);
    },

    /** @throws HttpError 401 or 429 */
    signInAdmin: async (attempt: SignInAttempt) => {
      const person = await verified(
        attempt,
        (email) => people.findAccountUser('admin', { email }),
        (person) => checkCode(person, attempt.totp),
      );
      const offerSecondFactor = await secondFactor.offer(person.id);
      return { ...(await openFor('admin', person, attempt)), offerSecondFactor };
    },

    /** @throws HttpError 401 or 429 */
    signInClient: async (attempt: SignInAttempt): Promise<SignedIn<ClientSession>> => {
      const person = await verified(attempt, (email) => people.findClientPerson({ email }));
      const { token, session } = await sessions.open('client', person.id, attempt.userAgent);
      return { token, expires: session.expiresAt, person: toClientSession(person, session.id) };
    },

    /** The account user who calls. @throws HttpError 401 */
    accountUserOf: async ({ kind, personId: id }: Caller): Promise<AccountUser> => {
      const person = kind === 'client' ? null : await people.findAccountUser(kind, { id });
      if (person === null) throw notSignedIn();
      return toAccountUser(person);
    },

    /** The session of the client who calls. @throws HttpError 401 */
    clientSessionOf: async ({ personId: id, sessionId }: SessionCaller): Promise<ClientSession> => {
      const person = await people.findClientPerson({ id });
      if (person === null) throw notSignedIn();
      return toClientSession(person, sessionId);
    },

    /** Checks the password of an admin. @throws HttpError 400 or 429 */
    confirmPassword: async (id: string, password: string): Promise<void> => {
      const person = await people.findAccountUser('admin', { id });
      const succeeded = await throttle.admit(`account:${id}`, '');
      if (!(await passwords.verify(person?.passwordHash ?? null, password))) {
        throw new HttpError(400, 'The password is wrong.', {
          errors: { password: ['The password is wrong.'] },
        });
      }
      await succeeded();
    },

    /** Ends the sessions of these tokens. @returns whether there was one */
    signOut: async (tokens: readonly { kind: SessionKind; token: string }[]): Promise<boolean> => {
      const ended = await Promise.all(tokens.map(({ kind, token }) => sessions.end(kind, token)));
      return ended.includes(true);
    },
  };
}
