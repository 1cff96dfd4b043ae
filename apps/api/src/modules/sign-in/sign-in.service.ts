import type { AccountUser, ClientSession } from '@uplift/data-client/contract';
import { Problem } from '../../http/problem.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { SignInThrottle } from '../../security/sign-in-throttle.ts';
import type { SessionKind, SessionRow } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { AccountUserRow, ClientPersonRow, PeopleRepository } from './people.repository.ts';

/** What somebody gives to sign in, and where from. */
export interface SignInAttempt {
  email: string;
  password: string;
  address: string;
  userAgent: string | undefined;
}

interface SignedIn<Person> {
  token: string;
  expires: Date;
  person: Person;
}

export interface SignInService {
  /** @throws Problem 401 or 429 */
  signInAccountUser: (role: AccountUserRow['role'], attempt: SignInAttempt) => Promise<SignedIn<AccountUser>>;
  /** @throws Problem 401 or 429 */
  signInClient: (attempt: SignInAttempt) => Promise<SignedIn<ClientSession>>;
  /** The account user whom one of these tokens signs in. @throws Problem 401 */
  accountUserOf: (tokens: { admin: string | undefined; manager: string | undefined }) => Promise<AccountUser>;
  /** The client session of a token. @throws Problem 401 */
  clientSessionOf: (token: string | undefined) => Promise<ClientSession>;
  /** Ends the sessions of these tokens. Whether there was one. */
  signOut: (tokens: readonly { kind: SessionKind; token: string }[]) => Promise<boolean>;
}

export interface SignInDependencies {
  people: PeopleRepository;
  sessions: SessionsService;
  passwords: Passwords;
  throttle: SignInThrottle;
}

function notSignedIn(): Problem {
  return new Problem(401, 'You are not signed in.');
}

function toAccountUser({ id, name, email, role }: AccountUserRow): AccountUser {
  return { id, name, email, role };
}

function toClientSession(person: ClientPersonRow, session: SessionRow): ClientSession {
  const { id, name, email, company, manager } = person;
  return { id, name, email, company, clientToken: session.id, manager };
}

export function createSignInService({
  people,
  sessions,
  passwords,
  throttle,
}: SignInDependencies): SignInService {
  /** Nobody learns from the answer, or from the time it takes, whether an account exists. */
  async function verified<Person extends { passwordHash: string | null }>(
    attempt: SignInAttempt,
    find: (email: string) => Promise<Person | null>,
  ): Promise<Person> {
    const succeeded = await throttle.admit(attempt.email, attempt.address);
    const person = await find(attempt.email);
    const matches = await passwords.verify(person?.passwordHash ?? null, attempt.password);
    if (person === null || !matches) throw new Problem(401, 'E-mail or password is wrong.');
    succeeded();
    return person;
  }

  async function accountUserOf(
    role: AccountUserRow['role'],
    token: string | undefined,
  ): Promise<AccountUser | null> {
    const session = token === undefined ? null : await sessions.find(role, token);
    const person = session?.accountUserId ? await people.accountUserById(role, session.accountUserId) : null;
    return person && toAccountUser(person);
  }

  return {
    signInAccountUser: async (role, attempt) => {
      const person = await verified(attempt, (email) => people.accountUserByEmail(role, email));
      const { token, session } = await sessions.open(role, person.id, attempt.userAgent);
      return { token, expires: session.expiresAt, person: toAccountUser(person) };
    },
    signInClient: async (attempt) => {
      const person = await verified(attempt, (email) => people.clientPersonByEmail(email));
      const { token, session } = await sessions.open('client', person.id, attempt.userAgent);
      return { token, expires: session.expiresAt, person: toClientSession(person, session) };
    },
    accountUserOf: async ({ admin, manager }) => {
      const user = (await accountUserOf('admin', admin)) ?? (await accountUserOf('manager', manager));
      if (user === null) throw notSignedIn();
      return user;
    },
    clientSessionOf: async (token) => {
      const session = token === undefined ? null : await sessions.find('client', token);
      const person = session?.clientPersonId ? await people.clientPersonById(session.clientPersonId) : null;
      if (session === null || person === null) throw notSignedIn();
      return toClientSession(person, session);
    },
    signOut: async (tokens) => {
      const ended = await Promise.all(tokens.map(({ kind, token }) => sessions.end(kind, token)));
      return ended.includes(true);
    },
  };
}
