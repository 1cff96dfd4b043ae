import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { forbidden, options } from '../dependency-cruiser.config.ts';
import { root } from './command.ts';

/** Reads every import of the repository, and compares it with the rules of direction. */
export async function readDirections(): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['packages', 'apps', 'scripts', '.storybook'],
    { ...options, baseDir: root, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}
