import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Property } from '#contract/entities/property.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { createStreams, type Listener } from './streams.ts';
import { watchUnits } from './watch-units.ts';

const unit = (id: number, version: number) =>
  ({
    id,
    version,
    code: `A ${id}`,
    price: 100,
    status: 'available',
    status_id: UnitStatus.available,
    is_dublex: false,
  }) as Property;
const catalogue = (reached: number, units: readonly Property[], epoch = 'e') =>
  ({
    state: { epoch, reached, lastChange: 0 },
    units: new Map(units.map((one) => [one.id, one])),
    gone: new Map<number, number>(),
    settings: { visitorAccess: 'browse' },
  }) as unknown as Catalogue;

const visitor: Listener = {
  isLoggedIn: false,
  sessionHash: null,
  idHash: null,
  userId: null,
  roleId: null,
  clientId: null,
  presentationId: null,
  browserHash: null,
  network: 'here',
  priority: 0,
};
const seller: Listener = {
  ...visitor,
  isLoggedIn: true,
  userId: 1,
  roleId: Role.sales_rep,
  sessionHash: 's',
  priority: 2,
};

/** Watches a catalogue that the test sets, with an open stream for each kind of listener. */
async function watch(from: Catalogue) {
  let now = from;
  const streams = createStreams();
  const open = (listener: Listener) => {
    const heard: string[] = [];
    const response = Object.assign(new EventEmitter(), {
      writableLength: 0,
      write: (text: Buffer) => heard.push(String(text)),
    });
    const stream = streams.add(listener, response as unknown as ServerResponse);
    if (stream === undefined) throw new Error('the stream was refused');
    return { stream, heard };
  };
  const store = { refresh: async () => now } as unknown as CatalogueStore;
  const units = watchUnits({ catalogue: store, onError: () => undefined, pollInterval: 3_600_000, gap: 0 }, streams);
  const settle = () => new Promise((done) => setImmediate(done));
  await settle();
  const become = async (next: Catalogue) => {
    now = next;
    units.runNow();
    await settle();
  };
  return { units, become, visitor: open(visitor), seller: open(seller) };
}

const dataOf = (text: string | undefined) => JSON.parse(text?.split('data: ')[1] ?? 'null') as object;

it('serialises an event once for each view, and without prices for visitors', async () => {
  const { become, ...open } = await watch(catalogue(10, [unit(1, 1), unit(2, 1)]));
  await become(catalogue(20, [unit(1, 2), unit(2, 1)]));
  expect(open.seller.heard.map(dataOf)).toEqual([
    { since: 10, version: 20, epoch: 'e', properties: [unit(1, 2)], gone: [] },
  ]);
  const { price: _price, ...rest } = unit(1, 2);
  expect(open.visitor.heard.map(dataOf)).toEqual([
    { since: 10, version: 20, epoch: 'e', properties: [rest], gone: [] },
  ]);
});

it('sends no units to a session that has not been checked for long', async () => {
  const { become, units, ...open } = await watch(catalogue(10, [unit(1, 1)]));
  open.seller.stream.checkedAt -= 60_000;
  await become(catalogue(20, [unit(1, 2)]));
  expect(open.seller.heard.map(dataOf)).toEqual([{ version: 20, epoch: 'e', within: 4 }]);
  expect(open.visitor.heard).toHaveLength(1);
  expect(units.state()).toEqual({ since: 20, version: 20, epoch: 'e', live: true });
});

it('sends nothing while no unit changes, but advances its version', async () => {
  const { become, units, ...open } = await watch(catalogue(10, [unit(1, 1)]));
  await become(catalogue(20, [{ ...unit(1, 1), view_count: 5 }]));
  expect([open.seller.heard, units.state()]).toEqual([[], { since: 10, version: 20, epoch: 'e', live: true }]);
});

it('makes everybody catch up after a large change, and after a restore of the database', async () => {
  const many = (version: number) => Array.from({ length: 30 }, (_, id) => unit(id, version));
  const { become, units, ...open } = await watch(catalogue(10, many(1)));
  await become(catalogue(20, many(2)));
  await become(catalogue(5, many(2)));
  await become(catalogue(30, many(2), 'other'));
  expect(open.visitor.heard.map(dataOf)).toEqual([
    { version: 20, epoch: 'e', within: 4 },
    { version: 5, epoch: 'e', within: 4 },
    { version: 30, epoch: 'other', within: 4 },
  ]);
  expect(units.state()).toEqual({ since: 30, version: 30, epoch: 'other', live: true });
});
