import type { CreateModule } from '../module.ts';

export const events: CreateModule = (container) => ({ cleanUp: container.events.cleanUp });
