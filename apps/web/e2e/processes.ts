import { startProcess as start } from '../../../scripts/running-process.ts';

/** A process that has printed its address. */
export interface RunningProcess {
  address: string;
  stop: () => Promise<void>;
}

/** Starts Node with these arguments in the repository root, and waits for "ready at …". */
export async function startProcess(
  parameters: readonly string[],
  variables: Record<string, string> = {},
): Promise<RunningProcess> {
  const { said, stop } = await start(['--conditions=@uplift/source', ...parameters], /ready at (\S+)/, {
    variables,
  });
  const [, address = ''] = said;
  return { address, stop };
}
