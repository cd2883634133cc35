import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { pagePattern } from '#server/pages/known-pages.ts';
import { buildWeb, webFolder } from './build-web.ts';

await buildWeb();
const shell = readFileSync(join(webFolder, 'index.html'), 'utf8');
const listed = (kind: string) =>
  [...shell.matchAll(new RegExp(`<template data-${kind}="([^"]+)">(.*?)</template>`, 'gs'))] as string[][];

it('lists the files of screens by pages of the product', () => {
  const pages = listed('page').map(([, page = '']) => page);
  expect(pages).toContain('/register');
  expect(pages.map((page) => pagePattern(page.replaceAll(/\{\w+\}/g, '1')))).toEqual(pages);
});

it('lists the files of every language', () => {
  expect(listed('language').map(([, language]) => language)).toEqual([...languages]);
});

it('lists scripts and style sheets that the app does not list itself', () => {
  const [app = ''] = /<template id="app-files">.*?<\/template>/s.exec(shell)!;
  for (const [, , files = ''] of [...listed('page'), ...listed('language')]) {
    const addresses = [...files.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).not.toEqual([]);
    expect(addresses.filter((address) => app.includes(address))).toEqual([]);
  }
});
