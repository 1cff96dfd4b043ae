import type { AccountUser, ClientSession } from '@uplift/data-client/contract';
import { HttpError } from '../../http-error.ts';
import type { Caller, SessionCaller } from '../../security/caller.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { SessionKind } from '../../security/session-cookies.ts';
import type { SignInThrottle } from '../../security/sign-in-throttle.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { AccountUserRow, ClientPersonRow, PeopleRepository } from './people.repository.ts';

/** The credentials of a sign-in and where it comes from. */
export interface SignInAttempt {
  email: string;
  password: string;
  address: string;
  userAgent: string | undefined;
  /** The code of an authenticator app, or a recovery code. */
  totp?: string | undefined;
}

interface SignedIn<Person> {
  token: string;
  expires: Date;
  person: Person;
}

export interface SignInService {
  /** @throws HttpError 401 or 429 */
  signInManager: (attempt: SignInAttempt) => Promise<SignedIn<AccountUser>>;
  /** @throws HttpError 401 or 429 */
  signInAdmin: (attempt: SignInAttempt) => Promise<SignedIn<AccountUser> & { offerSecondFactor: boolean }>;
  /** @throws HttpError 401 or 429 */
  signInClient: (attempt: SignInAttempt) => Promise<SignedIn<ClientSession>>;
  /** The account user who calls. @throws HttpError 401 */
  accountUserOf: (caller: Caller) => Promise<AccountUser>;
  /** The session of the client who calls. @throws HttpError 401 */
  clientSessionOf: (caller: SessionCaller) => Promise<ClientSession>;
  /** Checks the password of an account user. @throws HttpError 400 or 429 */
  confirmPassword: (accountUserId: string, password: string) => Promise<void>;
  /** Ends the sessions of these tokens. @returns whether there was one */
  signOut: (tokens: readonly { kind: SessionKind; token: string }[]) => Promise<boolean>;
}

export interface SignInDependencies {
  people: PeopleRepository;
  sessions: SessionsService;
  passwords: Passwords;
  throttle: SignInThrottle;
  secondFactor: Pick<SecondFactorService, 'check' | 'offer'>;
  /** E-mails the owner that someone who knows the password is guessing codes. */
  warnOfGuesses: (owner: Pick<AccountUserRow, 'name' | 'email'>) => Promise<void>;
}

function notSignedIn(): HttpError {
  return new HttpError(401, 'You are not signed in.');
}

function toAccountUser({ id, name, email, role, timeZone }: AccountUserRow): AccountUser {
  return { id, name, email, role, timeZone };
}

function toClientSession(person: ClientPersonRow, sessionId: string): ClientSession {
  const { id, name, email, clientId, company, timeZone, manager } = person;
  return { id, name, email, clientId, company, timeZone, clientToken: sessionId, manager };
}

export function createSignInService({
  people,
  sessions,
  passwords,
  throttle,
  secondFactor,
  warnOfGuesses,
}: SignInDependencies): SignInService {
  /** Neither the response nor its timing reveals whether an account exists. */
  async function verified<Person extends { id: string; passwordHash: string | null }>(
    attempt: SignInAttempt,
    find: (email: string) => Promise<Person | null>,
    checkFurther: (person: Person) => Promise<void> = async () => undefined,
  ): Promise<Person> {
    const succeeded = await throttle.admit(attempt.email, attempt.address);
    const person = await find(attempt.email);
    const matches = await passwords.verify(person?.passwordHash ?? null, attempt.password);
    if (person === null || !matches) throw new HttpError(401, 'E-mail or password is wrong.');
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
    signInManager: async (attempt) => {
      const person = await verified(attempt, (email) => people.accountUserByEmail('manager', email));
      return openFor('manager', person, attempt);
    },
    signInAdmin: async (attempt) => {
      const person = await verified(
        attempt,
        (email) => people.accountUserByEmail('admin', email),
        (person) => checkCode(person, attempt.totp),
      );
      const offerSecondFactor = await secondFactor.offer(person.id);
      return { ...(await openFor('admin', person, attempt)), offerSecondFactor };
    },
    signInClient: async (attempt) => {
      const person = await verified(attempt, (email) => people.clientPersonByEmail(email));
      const { token, session } = await sessions.open('client', person.id, attempt.userAgent);
      return { token, expires: session.expiresAt, person: toClientSession(person, session.id) };
    },
    accountUserOf: async ({ kind, personId }) => {
      const person = kind === 'client' ? null : await people.accountUserById(kind, personId);
      if (person === null) throw notSignedIn();
      return toAccountUser(person);
    },
    clientSessionOf: async ({ personId, sessionId }) => {
      const person = await people.clientPersonById(personId);
      if (person === null) throw notSignedIn();
      return toClientSession(person, sessionId);
    },
    confirmPassword: async (accountUserId, password) => {
      const person = await people.accountUserById('admin', accountUserId);
      const succeeded = await throttle.admit(`account:${accountUserId}`, '');
      if (!(await passwords.verify(person?.passwordHash ?? null, password))) {
        throw new HttpError(400, 'The password is wrong.', {
          errors: { password: ['The password is wrong.'] },
        });
      }
      await succeeded();
    },
    signOut: async (tokens) => {
      const ended = await Promise.all(tokens.map(({ kind, token }) => sessions.end(kind, token)));
      return ended.includes(true);
    },
  };
}
