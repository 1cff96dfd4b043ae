/** The package has no types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string }[];
    });
    store: {
      putContent: (path: string, content: Readable | Buffer) => Promise<[bytes: number, md5: string]>;
    };
    /** Koa middleware. */
    middleware: ((context: { url: string; app: object }, next: () => Promise<void>) => Promise<void>)[];
    run: () => Promise<AddressInfo>;
  }
}
