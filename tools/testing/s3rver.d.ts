declare module '@20minutes/s3rver' {
  type Options = {
    port: number;
    address: string;
    directory: string;
    silent: boolean;
    configureBuckets: { name: string }[];
  };
  export default class S3rver {
    constructor(options: Options);
    middleware: ((context: { path: string; app: object }, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ address: string; port: number }>;
  }
}
