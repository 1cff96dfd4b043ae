import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountUsers, clientPeople } from '../database/schema/index.ts';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { demoPassword, type TestServer } from './seeded-server.ts';

export type Area = 'admin' | 'manager' | 'client';

export interface SignedIn {
  /** Headers that authenticate a call, as a browser sends them with a same-origin mutation. */
  headers: Record<string, string>;
  answer: Response;
}

/** The session cookie that a response sets, as a Cookie header. */
export function sessionCookie(answer: Response, area: Area): string {
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith(`uplift_${area}=`));
  return cookie?.split(';')[0] ?? '';
}

/** Signs in as a demo user. Returns the headers for further calls. */
export async function signInTo(
  server: TestServer,
  area: Area,
  credentials: { email?: string; password?: string; totp?: string } = {},
): Promise<SignedIn> {
  const answer = await server.post(`/api/${area}/login`, {
    email: demoPeople[area].email,
    password: demoPassword,
    ...credentials,
  });
  if (area === 'client') {
    return { headers: { cookie: sessionCookie(answer, 'client'), origin: server.config.siteUrl }, answer };
  }
  const body: { token?: string } = await answer.clone().json();
  const token = body.token ?? '';
  const headers: Record<string, string> =
    area === 'admin' ? { authorization: `Bearer ${token}` } : { 'x-manager-token': token };
  return { headers, answer };
}

export interface NewPerson {
  area: Area;
  id: string;
  name: string;
  email: string;
}

/** Adds a user for one test, with the password of the demo accounts. */
export async function addPerson({ database: { db } }: TestServer, area: Area): Promise<NewPerson> {
  const [demo] = await db.select().from(accountUsers).where(eq(accountUsers.id, demoPeople.admin.id));
  const person = {
    name: 'Robin Vale',
    email: `${area}-${randomUUID()}@people.example`,
    passwordHash: demo?.passwordHash ?? null,
  };
  const added =
    area === 'client'
      ? await db
          .insert(clientPeople)
          .values({ ...person, clientId: demoPeople.client.companyId })
          .returning({ id: clientPeople.id })
      : await db
          .insert(accountUsers)
          .values({ ...person, role: area })
          .returning({ id: accountUsers.id });
  return { area, id: added[0]?.id ?? '', name: person.name, email: person.email };
}
