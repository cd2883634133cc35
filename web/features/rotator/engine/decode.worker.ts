import { decodePicture, type DecodeOrder } from './decode-picture.ts';

/** Decodes in the order asked; an answer without a bitmap means that the picture cannot be read. */
addEventListener('message', (event: MessageEvent<DecodeOrder & { id: number }>) => {
  const { id, ...order } = event.data;
  decodePicture(order).then(
    (bitmap) => postMessage({ id, bitmap }, { transfer: [bitmap] }),
    () => postMessage({ id }),
  );
});
