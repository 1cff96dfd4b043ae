import { startProcess as start } from '../../../scripts/running-process.ts';

/** A process that has said where it can be reached. */
export interface RunningProcess {
  address: string;
  stop: () => Promise<void>;
}

/** Starts Node with these parameters, from the folder of the repository, and waits for "ready at …". */
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
