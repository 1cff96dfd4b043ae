import type { CreateModule } from '../module.ts';

export const sharedLimits: CreateModule = ({ limits }) => ({ cleanUp: limits.cleanUp });
