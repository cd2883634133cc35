import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Sends a price list as a form in a browser would. */
export function sendList(
  app: FastifyInstance,
  cookie: string,
  what: 'check' | 'apply',
  file: Buffer,
  fields: Record<string, string>,
  language = 'en',
): Promise<LightMyRequestResponse> {
  const boundary = 'list-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="list"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return app.inject({
    method: 'POST',
    url: `/api/properties/priceList/${what}`,
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(payload.length),
      'accept-language': language,
    },
    payload,
  });
}
