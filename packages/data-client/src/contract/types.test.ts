import { expectTypeOf, test } from 'vitest';
import type { DataClient } from '../http/index.ts';
import type {
  AccountUser,
  AnswerOf,
  BodyOf,
  ClientSession,
  ParamsOf,
  publicEndpoints,
  QueryOf,
  RequestOf,
  TechAsset,
} from './index.ts';

type Rows = typeof publicEndpoints;

// Only the type checker verifies these. At run time they assert nothing.
test('an endpoint infers its request and response types', () => {
  expectTypeOf<AnswerOf<Rows['listTechAssets']>>().toEqualTypeOf<{ data: TechAsset[] }>();
  expectTypeOf<AnswerOf<Rows['signInClient']>>().toEqualTypeOf<ClientSession>();
  expectTypeOf<AnswerOf<Rows['signInAdmin']>>().toEqualTypeOf<{
    token: string;
    user: AccountUser;
    offerSecondFactor: boolean;
  }>();
  expectTypeOf<AnswerOf<Rows['getAssetFile']>>().toEqualTypeOf<undefined>();
  expectTypeOf<ParamsOf<Rows['getAssetFile']>>().toEqualTypeOf<Record<'id', string>>();
  expectTypeOf<BodyOf<Rows['signInClient']>>().toEqualTypeOf<{ email: string; password: string }>();
  expectTypeOf<BodyOf<Rows['signOutClient']>>().toEqualTypeOf<undefined>();
  expectTypeOf<QueryOf<Rows['listAssets']>>().toEqualTypeOf<{
    page?: string | number | undefined;
    pageSize?: string | number | undefined;
    category?: string | number | undefined;
  }>();
  expectTypeOf<QueryOf<Rows['listTechAssets']>>().toEqualTypeOf<undefined>();
});

test('optional fields are nullable and figures are numbers', () => {
  expectTypeOf<TechAsset['iconPath']>().toEqualTypeOf<string | null>();
  expectTypeOf<TechAsset['priority']>().toEqualTypeOf<number>();
  expectTypeOf<ClientSession['manager']>().toEqualTypeOf<{
    id: string;
    name: string;
    email: string;
    bookingUrl: string | null;
  } | null>();
  expectTypeOf<AccountUser['role']>().toEqualTypeOf<'admin' | 'manager'>();
});

test('RequestOf requires exactly the parts that the endpoint defines', () => {
  expectTypeOf<{ params: { id: string } }>().toExtend<RequestOf<Rows['getAssetFile']>>();
  expectTypeOf<Record<never, never>>().not.toExtend<RequestOf<Rows['getAssetFile']>>();
  expectTypeOf<Record<never, never>>().not.toExtend<RequestOf<Rows['signInClient']>>();
  expectTypeOf<{ body: { email: string } }>().not.toExtend<RequestOf<Rows['signInClient']>>();
  expectTypeOf<{ query: { pageSize: number } }>().toExtend<RequestOf<Rows['listAssets']>>();
  expectTypeOf<{ query: { pageSize: boolean } }>().not.toExtend<RequestOf<Rows['listAssets']>>();
  expectTypeOf<DataClient['tokens']>().not.toBeUndefined();
});
