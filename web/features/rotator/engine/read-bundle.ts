/** The bytes before each picture of a bundle: its length, the highest byte first. */
const lengthBytes = 4;

/** Calls `onPicture` with each picture of a bundle as soon as it has arrived. Rejects if the connection is lost. */
export async function readBundle(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPicture: (picture: Blob) => void,
): Promise<void> {
  const reader = body.getReader();
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let needed = lengthBytes;
  for (;;) {
    const { value } = await reader.read();
    if (!value) return;
    parts.push(value);
    size += value.length;
    // Joined only when a whole picture is there: its parts are small.
    while (size >= needed) {
      const joined = join(parts, size);
      needed = lengthBytes + new DataView(joined.buffer).getUint32(0);
      if (size >= needed) {
        onPicture(new Blob([joined.subarray(lengthBytes, needed)], { type: 'image/avif' }));
        size -= needed;
        parts = [joined.subarray(needed)];
        needed = lengthBytes;
      } else parts = [joined];
    }
  }
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
