import type { AuditAction } from '@uplift/data-client/contract/admin';
import { expectTypeOf, test } from 'vitest';
import type { AuditedType, DomainEvent } from './domain-events.ts';

// Only the type checker verifies these. At run time they assert nothing.
test('requires the client of events with live updates or notifications', () => {
  expectTypeOf<DomainEvent<'client.created'>['clientId']>().toEqualTypeOf<string>();
  expectTypeOf<DomainEvent<'document.shared'>['clientId']>().toEqualTypeOf<string>();
  expectTypeOf<DomainEvent<'client.created' | 'user.invited'>['clientId']>().toEqualTypeOf<string>();
  expectTypeOf<DomainEvent<'user.invited'>['clientId']>().toEqualTypeOf<string | undefined>();
});

test('has an action in the contract for every audited event', () => {
  expectTypeOf<AuditedType>().toEqualTypeOf<AuditAction>();
});
