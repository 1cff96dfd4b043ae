import { once } from 'node:events';
import type { ServerProcess } from '../server-process.ts';

/** Lets a debugger into a server, for `keptMemory`. Belongs to its environment. */
export const withDebugger = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface HeapUsage {
  /** Bytes of objects. */
  usedSize: number;
  /** Bytes of buffers, which stand outside of the heap. */
  backingStorageSize: number;
}

/**
 * The memory that a server holds on to, in MB: its objects and buffers after all that nobody needs was collected. What
 * the system counts as its own tells less, as a process with memory to spare collects late and gives little back.
 *
 * @param server started `withDebugger`
 */
export async function keptMemory(server: ServerProcess): Promise<number> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(server.output()) ?? [];
  if (!address) throw new Error('No debugger can ask this server what it keeps.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const ask = async (method: string): Promise<unknown> => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = await once(socket, 'message');
    return JSON.parse(data).result;
  };
  try {
    await ask('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = (await ask('Runtime.getHeapUsage')) as HeapUsage;
    return Math.round((usedSize + backingStorageSize) / 2 ** 20);
  } finally {
    socket.close();
  }
}
