import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { AccountUser, Asset, CaseStudy, ClientErrorReport, ClientSession, TechAsset } from './entities.ts';
import { identifier, listOf, pageOf } from './reading.ts';

/** A whole number of a query string within limits. */
function wholeNumber(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.number(),
    v.integer(`Give a whole number from ${minimum} to ${maximum}.`),
    v.minValue(minimum, `Give a whole number from ${minimum} to ${maximum}.`),
    v.maxValue(maximum, `Give a whole number from ${minimum} to ${maximum}.`),
  );
}

const SignIn = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('Enter your e-mail address.'), v.maxLength(254)),
  password: v.pipe(
    v.string(),
    v.nonEmpty('Enter your password.'),
    v.maxLength(128, 'A password has at most 128 characters.'),
  ),
});

/** The calls that the public site makes. */
export const publicEndpoints = {
  getHealth: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    service: 'core',
    summary: 'Whether the server is ready, and which commit it runs.',
    callers: ['anyone'],
    status: 200,
    answer: v.object({ status: v.literal('ok'), commit: v.string() }),
  }),
  getOpenApi: defineEndpoint({
    method: 'GET',
    path: '/api/openapi.json',
    service: 'core',
    summary: 'This API as an OpenAPI 3.1 document.',
    callers: ['anyone'],
    status: 200,
    answer: v.looseObject({ openapi: v.string() }),
  }),
  getAccountUser: defineEndpoint({
    method: 'GET',
    path: '/api/auth/user',
    service: 'core',
    summary: 'The account user who is signed in.',
    callers: ['admin', 'manager'],
    status: 200,
    answer: AccountUser,
  }),
  getClientSession: defineEndpoint({
    method: 'GET',
    path: '/api/client/me',
    service: 'core',
    summary: 'The signed-in client, with the manager who looks after them.',
    callers: ['client'],
    status: 200,
    answer: ClientSession,
  }),
  listAssets: defineEndpoint({
    method: 'GET',
    path: '/api/assets',
    service: 'admin',
    summary: 'The active assets, logos first and then the newest, a page at a time.',
    callers: ['anyone'],
    query: v.object({
      page: v.optional(wholeNumber(1, 100_000)),
      pageSize: v.optional(wholeNumber(1, 100)),
      category: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))),
    }),
    status: 200,
    answer: pageOf(Asset),
  }),
  getAssetFile: defineEndpoint({
    method: 'GET',
    path: '/api/assets/{id}/file',
    service: 'core',
    summary: 'The bytes of an asset. Takes Range and If-None-Match.',
    callers: ['anyone'],
    params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
    status: 200,
    content: 'application/octet-stream',
  }),
  listTechAssets: defineEndpoint({
    method: 'GET',
    path: '/api/tech-assets',
    service: 'tech-assets',
    summary: 'The active technologies, highest priority first.',
    callers: ['anyone'],
    status: 200,
    answer: listOf(TechAsset),
  }),
  listCaseStudies: defineEndpoint({
    method: 'GET',
    path: '/api/case-studies',
    service: 'core',
    summary: 'The published success stories, newest first.',
    callers: ['anyone'],
    status: 200,
    answer: listOf(CaseStudy),
  }),
  reportClientError: defineEndpoint({
    method: 'POST',
    path: '/api/client-errors',
    service: 'core',
    summary: "Reports an error that a page met in somebody's browser.",
    callers: ['anyone'],
    body: ClientErrorReport,
    status: 202,
    answer: v.object({ id: identifier }),
  }),
  signInClient: defineEndpoint({
    method: 'POST',
    path: '/api/client/login',
    service: 'core',
    summary: 'Signs a client in. The answer becomes the client session.',
    callers: ['anyone'],
    body: SignIn,
    status: 200,
    answer: ClientSession,
  }),
  signInManager: defineEndpoint({
    method: 'POST',
    path: '/api/manager/login',
    service: 'core',
    summary: 'Signs a manager in. The token goes into the x-manager-token header of later calls.',
    callers: ['anyone'],
    body: SignIn,
    status: 200,
    answer: v.object({ token: v.string(), manager: AccountUser }),
  }),
  signInAdmin: defineEndpoint({
    method: 'POST',
    path: '/api/admin/login',
    service: 'admin',
    summary:
      'Signs an admin in. The token goes into the Authorization header of later calls, as a bearer token.',
    callers: ['anyone'],
    body: SignIn,
    status: 200,
    answer: v.object({ token: v.string(), user: AccountUser }),
  }),
  signOutClient: defineEndpoint({
    method: 'POST',
    path: '/api/client/logout',
    service: 'core',
    summary: 'Ends the client session that the request carries.',
    callers: ['anyone'],
    status: 200,
    answer: v.object({ signedOut: v.boolean() }),
  }),
  signOutManager: defineEndpoint({
    method: 'POST',
    path: '/api/manager/logout',
    service: 'core',
    summary: 'Ends the manager session that the request carries.',
    callers: ['anyone'],
    status: 200,
    answer: v.object({ signedOut: v.boolean() }),
  }),
  signOut: defineEndpoint({
    method: 'GET',
    path: '/api/logout',
    service: 'core',
    summary: 'Ends every session that is left, clears the cookies and leads to the home page.',
    callers: ['anyone'],
    status: 303,
  }),
} as const;
