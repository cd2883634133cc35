import { describe, expect, it } from 'vitest';
import { frameHost, isPublicHost, checkFrameAddress } from './frame-address.ts';

describe('a page that may be framed', () => {
  it.each([
    'https://film.example/one',
    'https://my.tour.example/show/?m=1#here',
    'https://FILM.example./x',
    'https://xn--gne-1na.example/',
  ])('%s', (address) => expect(checkFrameAddress(address)).toBeNull());

  it('must be on an allowed host where hosts are listed', () => {
    expect(checkFrameAddress('https://film.example/one', ['film.example'])).toBeNull();
    expect(checkFrameAddress('https://other.film.example/one', ['film.example'])).toBe('host');
    expect(checkFrameAddress('https://film.example.elsewhere.example/', ['film.example'])).toBe('host');
    expect(checkFrameAddress('https://film.example/one', [])).toBe('host');
  });
});

it.each([
  ['javascript:alert(1)', 'not_an_address'],
  ['data:text/html,x', 'not_an_address'],
  ['/dashboard', 'not_an_address'],
  ['film.example', 'not_an_address'],
  ['', 'not_an_address'],
  ['http://film.example/', 'not_https'],
  ['blob:https://film.example/1', 'not_an_address'],
  ['ftp://film.example/', 'not_https'],
  ['https://user:secret@film.example/', 'credentials'],
  ['https://film.example:8443/', 'port'],
  ['https://localhost/', 'internal'],
  ['https://a.localhost./', 'internal'],
  ['https://127.0.0.1/', 'internal'],
  ['https://2130706433/', 'internal'],
  ['https://0x7f.1/', 'internal'],
  ['https://0177.0.0.1/', 'internal'],
  ['https://10.0.0.7/', 'internal'],
  ['https://169.254.169.254/latest/meta-data', 'internal'],
  ['https://8.8.8.8/', 'internal'],
  ['https://[::1]/', 'internal'],
  ['https://[::ffff:10.0.0.1]/', 'internal'],
  ['https://router/', 'internal'],
  ['https://nas.local/', 'internal'],
  ['https://db.internal/', 'internal'],
])('rejects %s: %s', (address, refusal) => expect(checkFrameAddress(address)).toBe(refusal));

it('gives the host in the form used by allow lists', () => {
  expect(frameHost('https://FILM.example./one')).toBe('film.example');
  expect(frameHost('https://10.0.0.7/')).toBeNull();
  expect(isPublicHost('film.example; script-src *')).toBe(false);
});
