import type { CreateModule } from '../module.ts';

export const storedAnswers: CreateModule = (container) => ({ cleanUp: container.storedAnswers.cleanUp });
