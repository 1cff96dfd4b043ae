import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { adminEndpoints, apiKeyScopes } from './admin/index.ts';
import { clientEndpoints } from './client/index.ts';
import { publicEndpoints } from './index.ts';
import { managerEndpoints } from './manager/index.ts';
import { scopeOf } from './scope.ts';
import { visitorEndpoints } from './visitor/index.ts';

describe('scopeOf', () => {
  test.for([
    ['listUsers', 'users:read'],
    ['getUser', 'users:read'],
    ['updateUser', 'users:write'],
    ['actOnUsers', 'users:write'],
    ['invitePerson', 'invitations:write'],
    ['updateClientPerson', 'clients:write'],
    ['getEmailChange', 'users:read'],
    ['listAuditLog', 'audit-log:read'],
  ] as const)('%s requires %s', ([name, scope]) => {
    expect(scopeOf(adminEndpoints[name])).toBe(scope);
  });

  test.for([
    'listSessions',
    'endSession',
    'endOtherSessions',
    'changePassword',
    'getSecondFactor',
    'startSecondFactor',
    'confirmSecondFactor',
    'removeSecondFactor',
    'resetSecondFactor',
    'startEmailChange',
    'withdrawEmailChange',
    'endUserSession',
    'listApiKeys',
    'getApiKey',
    'getApiKeyUsage',
    'createApiKey',
    'updateApiKey',
    'rotateApiKey',
    'actOnApiKeys',
  ] as const)('%s is never available to API keys', (name) => {
    expect(scopeOf(adminEndpoints[name])).toBeNull();
  });

  test('returns null for confidential endpoints and for endpoints closed to admins', () => {
    const row = { method: 'POST', path: '/api/admin/webhooks', callers: ['admin'] } as const;
    expect(scopeOf(row)).toBe('webhooks:write');
    expect(scopeOf({ ...row, confidential: true })).toBeNull();
    expect(scopeOf({ ...row, callers: ['manager'] })).toBeNull();
  });

  test.for(['users/{id}', 'users/actions', 'invitations', 'clients/{id}/people/{personId}'] as const)(
    'returns null for account changes at %s unless the endpoint has a keyBody',
    (resource) => {
      const row = { method: 'POST', path: `/api/admin/${resource}`, callers: ['admin'] } as const;
      expect(scopeOf(row)).toBeNull();
      expect(scopeOf({ ...row, keyBody: v.object({}) })).toMatch(/^\w+:write$/);
      expect(scopeOf({ ...row, method: 'GET' })).toMatch(/^\w+:read$/);
    },
  );

  test('returns null outside the admin area', () => {
    const others = [clientEndpoints, managerEndpoints, visitorEndpoints, publicEndpoints].flatMap(
      Object.values,
    );
    expect(others.length).toBeGreaterThan(10);
    expect(others.map(scopeOf).filter((scope) => scope !== null)).toEqual([]);
  });
});

test('apiKeyScopes lists the scope of every endpoint once', () => {
  expect(apiKeyScopes).toEqual(expect.arrayContaining(['audit-log:read', 'users:read', 'users:write']));
  expect(new Set(apiKeyScopes).size).toBe(apiKeyScopes.length);
  expect(apiKeyScopes.filter((scope) => /session|password|factor|key/.test(scope))).toEqual([]);
});
