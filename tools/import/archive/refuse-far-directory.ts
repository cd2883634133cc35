import { open } from 'node:fs/promises';

/**
 * The sizes of a ZIP's last two records, the ZIP64 locator and the end of the directory, and of its longest comment.
 */
const locatorSize = 20;
const endSize = 22;
const maxComment = 65_535;
const locatorSignature = 0x07064b50;
const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/**
 * Throws if the ZIP64 locator of an archive names a place behind its end. `yauzl` reads there whatever the number, and
 * Node throws outside of any promise for those above 2^53, which ends the process.
 */
export async function refuseFarDirectory(archive: string): Promise<void> {
  const file = await open(archive);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, locatorSize + endSize + maxComment);
    const tail = Buffer.alloc(length);
    await file.read(tail, 0, length, size - length);
    for (let end = tail.lastIndexOf(endSignature); end >= locatorSize; end = tail.lastIndexOf(endSignature, end - 1)) {
      const locator = end - locatorSize;
      const isFar = tail.readUInt32LE(locator) === locatorSignature && tail.readBigUInt64LE(locator + 8) > BigInt(size);
      if (isFar) throw new Error('unexpected EOF');
    }
  } finally {
    await file.close();
  }
}
