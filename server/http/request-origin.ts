import type { FastifyRequest } from 'fastify';
import { describeDevice } from '#domain/people/describe-device.ts';
import { networkOf } from './network-of.ts';

const loopback = /^(::1|127\.|::ffff:127\.)/;
const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from this machine, by a local host name and without a proxy. A proxy on this machine forwards
 * requests from anywhere, and a browser on it requests what any page wants whose host name leads here (DNS rebinding).
 */
export function isFromThisMachine({ ip, socket, headers }: FastifyRequest): boolean {
  const isForwarded =
    headers['x-forwarded-for'] !== undefined || headers['x-real-ip'] !== undefined || headers.forwarded !== undefined;
  const isLocal = loopback.test(ip) && loopback.test(socket.remoteAddress ?? '');
  return !isForwarded && isLocal && localHost.test(headers.host ?? '');
}

/** The network of a request as it may be shown: `203.0.113.*`, never the whole address. */
export function shownNetwork(request: FastifyRequest): string {
  const network = networkOf(request.ip);
  return network.includes(':') ? `${network}::*` : `${network}.*`;
}

/** The User-Agent header without control characters, at most 300 characters. */
export function userAgentOf(request: FastifyRequest): string {
  return String(request.headers['user-agent'] ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 300);
}

/** Where a request comes from, as it may be shown and recorded: `deviceOf` and `shownNetwork`. */
export type Origin = { device: string; network: string };

export function originOf(request: FastifyRequest): Origin {
  return { device: deviceOf(request), network: shownNetwork(request) };
}

/** The browser and system of a request, as `describeDevice` names them. */
export function deviceOf(request: FastifyRequest): string {
  return describeDevice(userAgentOf(request));
}
