import { decodePicture, type DecodeOrder } from './decode-picture.ts';

/** Decodes requests in order. A response without a bitmap means that the picture could not be read. */
addEventListener('message', (event: MessageEvent<DecodeOrder & { id: number }>) => {
  const { id, ...order } = event.data;
  decodePicture(order).then(
    (bitmap) => postMessage({ id, bitmap }, { transfer: [bitmap] }),
    () => postMessage({ id }),
  );
});
