import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * An entry of an archive. Its name is marked as UTF-8 unless `isUnmarked`. `mode` is the Unix file mode (0o120777 for a
 * link); `claimedSize` a false uncompressed size.
 */
export type ZipEntry = {
  name: string;
  /** The name in another encoding. */
  nameBytes?: Buffer;
  isUnmarked?: boolean;
  data: Buffer | string;
  isPacked?: boolean;
  mode?: number;
  claimedSize?: number;
  isEncrypted?: boolean;
};

/** Writes a ZIP archive, including invalid and malicious ones. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = entry.nameBytes ?? Buffer.from(entry.name);
    const data = typeof entry.data === 'string' ? Buffer.from(entry.data) : entry.data;
    const body = entry.isPacked === true ? deflateRawSync(data, { level: constants.Z_BEST_SPEED }) : data;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    // Bit 11: names are UTF-8. Bit 0: encrypted.
    common.writeUInt16LE((entry.isUnmarked === true ? 0 : 0x0800) | (entry.isEncrypted === true ? 1 : 0), 2);
    common.writeUInt16LE(entry.isPacked === true ? 8 : 0, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(entry.claimedSize ?? data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, body]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\u0005\u0006'), end]);
}
