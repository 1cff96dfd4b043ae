import { once } from 'node:events';
import type { ServerProcess } from '../server-process.ts';

/** Environment variables of a server that `retainedMemory` can inspect. */
export const withDebugger = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface HeapUsage {
  /** Size of objects in bytes. */
  usedSize: number;
  /** Size of buffers in bytes. They are outside of the heap. */
  backingStorageSize: number;
}

/**
 * The retained memory of a server in MB: objects and buffers after a garbage collection. The process size
 * that the system reports says less: a process with spare memory collects late and returns little of it.
 *
 * @param server started `withDebugger`
 */
export async function retainedMemory(server: ServerProcess): Promise<number> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(server.output()) ?? [];
  if (!address) throw new Error('The server has no debugger. Start it with `withDebugger`.');
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
