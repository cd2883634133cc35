import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { required } from '#tools/required.ts';

/** A real SMTP server. `received` are all completely received messages, even if they could not be acknowledged. */
export type Smtp = { port: number; url: string; received: string[]; options: SmtpOptions; close(): Promise<void> };

/**
 * `refuse` rejects messages. `onConnect` delays the greeting and `onReceived` the acknowledgement until it resolves.
 */
type SmtpOptions = {
  refuse?: boolean;
  onConnect?: (() => Promise<void>) | undefined;
  onReceived?: (() => Promise<void>) | undefined;
};

/** Starts a server on a port, by default a free one. */
export async function openSmtp(port = 0): Promise<Smtp> {
  const received: string[] = [];
  const options: SmtpOptions = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => void after(options.onConnect, done),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += String(chunk)));
      stream.on('end', () => {
        if (options.refuse) return done(new Error('451 later'));
        received.push(text);
        return void after(options.onReceived, done);
      });
    },
  });
  // Tests kill senders on purpose, which breaks their connections.
  server.on('error', () => undefined);
  const net = server.listen(port, '127.0.0.1');
  await once(net, 'listening');
  const { port: at } = net.address() as AddressInfo;
  return {
    received,
    options,
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

async function after(hold: (() => Promise<void>) | undefined, done: () => void): Promise<void> {
  await hold?.();
  done();
}

/** The Message-ID of a message. */
export function messageIdOf(message: string): string {
  return /^Message-ID: (\S+)$/im.exec(message)?.[1] ?? '';
}

/** The decoded part of a message (RFC 2045) with a media type. */
export function partOf(message: string, type: string): string {
  const [, boundary = ''] = /boundary="?([^";\r\n]+)/.exec(message) ?? [];
  const part = required(
    message.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)),
    type,
  );
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  if (/Transfer-Encoding: base64/i.test(head)) return Buffer.from(content, 'base64').toString();
  if (!/Transfer-Encoding: quoted-printable/i.test(head)) return content;
  const bytes = content.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => `%${hex}`);
  return Buffer.from(
    bytes.replace(/%([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
