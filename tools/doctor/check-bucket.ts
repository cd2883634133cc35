import { openBucket } from '#server/media/bucket.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import { fault, messageOf, ok, type Finding } from './finding.ts';

/** Checks whether the media bucket responds and can be read. Nothing is written to it. */
export async function checkBucket(options: BucketOptions): Promise<Finding> {
  const startedAt = performance.now();
  try {
    await openBucket(options).check();
    return ok('MEDIA_BUCKET', `${options.url} answers in ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    const advice =
      'Check MEDIA_BUCKET, AWS_REGION and the keys. The key needs the rights to list, get and put objects in this bucket.';
    return fault('MEDIA_BUCKET', messageOf(error), advice);
  }
}
