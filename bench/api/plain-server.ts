import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { required } from '#tools/required.ts';

/**
 * `node bench/api/plain-server.ts FILE`: a plain Node server that answers every request with the file, which is JSON
 * compressed by Brotli. With `compressing` after it, the file is compressed again for every answer. Prints its address.
 */
const body = readFileSync(required(process.argv[2], 'the file to send'));
const isCompressing = process.argv[3] === 'compressing';
const plain = brotliDecompressSync(body);
const compress = () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': 'br',
};

const server = createServer((_request, response) => {
  const answer = isCompressing ? compress() : body;
  response.writeHead(200, { ...headers, 'content-length': answer.length });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
