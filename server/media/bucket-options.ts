import type { VariableMistake } from '#server/company/company-options.ts';

/**
 * A bucket of an S3-compatible service. `url` is the address of the service with the bucket as its path; `cacheBytes`
 * is how much of it is kept on the disk of this machine.
 */
export type BucketOptions = {
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  cacheBytes: number;
};

const needed = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** The variables that are missing for the bucket in `MEDIA_BUCKET`. */
export function checkBucketVariables(variables: Readonly<Record<string, string | undefined>>): VariableMistake[] {
  const isSet = (name: string) => (variables[name] ?? '') !== '';
  if (!isSet('MEDIA_BUCKET')) return [];
  return needed
    .filter((name) => !isSet(name))
    .map((variable) => ({ variable, message: 'must be set, because MEDIA_BUCKET is' }));
}

/** Whether an address names a service and one bucket in it, and nothing else. */
export function isBucketAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username } = new URL(address);
  if (search !== '' || hash !== '' || username !== '') return false;
  return /^https?:$/.test(protocol) && /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(pathname);
}
