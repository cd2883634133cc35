import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { required } from '#tools/required.ts';

/**
 * `node bench/api/plain-server.ts FILE`: a plain Node server that answers everything with the file. Prints its address.
 */
const body = readFileSync(required(process.argv[2], 'the file to send'));
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
};

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
