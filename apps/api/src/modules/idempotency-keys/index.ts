import type { CreateModule } from '../module.ts';

export const idempotencyKeys: CreateModule = (container) => ({
  cleanUp: container.idempotencyKeys.cleanUp,
});
