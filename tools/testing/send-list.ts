import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Has a price list checked, as a form in a browser does. Mistakes are described in `language`. */
export function checkList(
  app: FastifyInstance,
  cookie: string,
  file: Buffer,
  language = 'en',
): Promise<LightMyRequestResponse> {
  return sendList(app, 'check', { file, fields: {} }, { cookie, 'accept-language': language });
}

/** Has a price list applied, as a form in a browser does. */
export function applyList(
  app: FastifyInstance,
  cookie: string,
  file: Buffer,
  fields: { seen: string; reason?: string },
): Promise<LightMyRequestResponse> {
  return sendList(app, 'apply', { file, fields }, { cookie, 'accept-language': 'en' });
}

function sendList(
  app: FastifyInstance,
  what: 'check' | 'apply',
  { file, fields }: { file: Buffer; fields: Record<string, string> },
  headers: Record<string, string>,
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
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(payload.length),
    },
    payload,
  });
}
