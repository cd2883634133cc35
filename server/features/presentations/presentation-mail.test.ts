import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { required } from '#tools/required.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { openSmtp, partOf } from '#tools/testing/smtp.ts';
import { clients, properties, users } from '#server/database/schema.ts';

const smtp = await openSmtp();
afterAll(() => smtp.close());
const hours = { en: 'Daily, 10 to 19', tr: 'Her gün 10–19' };
const contact = {
  name: 'Office',
  names: { tr: 'Satış ofisi' },
  phone: null,
  email: 'office@x.example',
  whatsApp: '+30 690 000 0000',
  hours,
  picture: null,
};
const {
  app,
  database: { db },
  ids,
} = await ownSampleApp(
  { units: 15, settings: { languages: ['en', 'tr', 'ar'], contact, currencyUnit: '€' } },
  { mail: { isProduction: true, smtpUrl: smtp.url } },
);
const [reserved, offered, liked] = [0, 7, 14].map((index) => required(ids.unitIds[index], 'a unit')) as [
  number,
  number,
  number,
];
let led!: SalesSession;
let general!: SalesSession;

beforeEach(async () => {
  led = await openSalesSession(db, ids.projectId);
  general = await openSalesSession(db, ids.projectId, { role: 'general_manager' });
  await db.update(users).set({ name: 'Rıza Rep', phone: '+90 555 111 22 33' }).where(eq(users.id, led.userId));
});

const send = async (method: 'POST' | 'PUT', path: string, { cookie }: SalesSession, payload: object) =>
  expect((await app.inject({ method, url: `/api${path}`, headers: { cookie }, payload })).json()).toMatchObject(
    method === 'POST' ? { response: true } : {},
  );
const setStatus = (caller: SalesSession, id: number, status: number) =>
  send('PUT', `/properties/${id}`, caller, { status });
const override = (id: number, change: object) => send('PUT', `/properties/updatePriceOrStatus/${id}`, general, change);

/** Requests the summary. Returns its text and its HTML. */
const receiveDetails = (lang: string) => receive('/presentations/sendMail', { lang });

/** Makes a call that mails the client. Returns the text and the HTML that the SMTP server received. */
async function receive(path: string, body: object): Promise<{ text: string; html: string }> {
  const [client] = await db.select().from(clients).where(eq(clients.id, led.clientId));
  // Sales users get mails too.
  const toClient = () => smtp.received.filter((message) => message.includes(`To: ${client?.email}`));
  const before = toClient().length;
  await send('POST', path, led, { client_id: led.clientId, ...body });
  await expect.poll(() => toClient().length).toBe(before + 1);
  const message = required(toClient().at(-1), 'a mail');
  return { text: partOf(message, 'text/plain'), html: partOf(message, 'text/html') };
}

it('lists reservations with their price at the time, favourites, the adviser and the client’s own page', async () => {
  const [unit] = await db.select().from(properties).where(eq(properties.id, reserved));
  const [favourite] = await db.select().from(properties).where(eq(properties.id, liked));
  const price = (minor = 0) => `€\u00a0${String(minor / 100).replace(/\B(?=(\d{3})+$)/g, '.')}`;
  await setStatus(led, reserved, UnitStatus.reserved);
  await setStatus(led, offered, UnitStatus.reserved);
  await override(offered, { status_id: UnitStatus.offer });
  await override(reserved, { price: 999_999_00 });
  for (const property_id of [reserved, liked]) await send('POST', '/propertyFavs', led, { property_id });
  const [owner] = await db.select().from(users).where(eq(users.id, led.userId));
  const { text, html } = await receiveDetails('en');
  const lines = text.split(/\r?\n/).filter(Boolean);
  const from = lines.indexOf('Reserved for you:');
  expect(lines.slice(from, from + 11)).toEqual([
    'Reserved for you:',
    `${unit?.code} · One bedroom · 84,5\u00a0m² · ${price(unit?.price)}`,
    'In negotiation with you:',
    expect.stringMatching(/^A-\d+ · /),
    'Your favourites:',
    `${favourite?.code} · One bedroom · 84,5\u00a0m² · ${price(favourite?.price)}`,
    'Your adviser:',
    'Rıza Rep',
    '+90 555 111 22 33',
    owner?.email,
    'WhatsApp: +30 690 000 0000',
  ]);
  expect(lines[from + 11]).toBe('Daily, 10 to 19');
  expect(text).toMatch(/^Open your page:\r?\nhttp:\/\/\S+\/yours\r?$/m);
  expect(text).not.toContain('999.999');
  for (const part of [
    '>Reserved for you</h2>',
    `>${unit?.code} · `,
    price(unit?.price),
    '>Your favourites</h2>',
    `>${favourite?.code} · `,
    '>Your adviser</h2>',
    'Rıza Rep',
    '/yours"',
  ])
    expect(html).toContain(part);
  for (const id of [reserved, offered]) await override(id, { status_id: UnitStatus.available });
});

it('says which favourites and shared residences are not available', async () => {
  const [favourite] = await db.select().from(properties).where(eq(properties.id, liked));
  await send('POST', '/propertyFavs', led, { property_id: liked });
  await override(liked, { status_id: UnitStatus.sold });
  const details = await receiveDetails('en');
  expect(details.text).toMatch(new RegExp(`Your favourites:\\r?\\n${favourite?.code} · [^\\r\\n]* · Sold\\r?\\n`));
  await override(liked, { status_id: UnitStatus.offer });
  const shared = await receive('/properties-share', { properties: JSON.stringify([reserved, liked]), lang: 'tr' });
  expect(shared.text.match(/^A-.*/gm)?.map((line) => line.includes(' · Rezerve'))).toEqual([false, true]);
  await override(liked, { status_id: UnitStatus.available });
});

it('is in the language of the call, and has a contact even if nothing was chosen', async () => {
  const thanks = await receiveDetails('tr');
  expect(thanks.text).toContain('Rıza Rep size Sample projesini sundu. Dilediğiniz zaman yeniden bakabilirsiniz.');
  expect(thanks.text).toMatch(/Danışmanınız:\r?\nRıza Rep\r?\n/);
  expect(thanks.text).toContain('Her gün 10–19');
  expect(thanks.text).toMatch(/Sayfamı aç:\r?\nhttp:\/\/\S+\/yours/);
  await setStatus(led, liked, UnitStatus.reserved);
  const { text, html } = await receiveDetails('tr');
  expect(text).toMatch(/Sizin için ayrıldı:\r?\nA-\d+ · Bir yatak odalı · /);
  expect(html).toContain('>Sizin için ayrıldı</h2>');
  expect(text).not.toContain('Favorileriniz');
  await setStatus(led, liked, UnitStatus.available);
});

it('writes telephone numbers and addresses from left to right in Arabic, too', async () => {
  const { text, html } = await receiveDetails('ar');
  for (const part of [text, html]) {
    expect(part).toContain('\u2066+90 555 111 22 33\u2069');
    expect(part).toContain('WhatsApp: \u2066+30 690 000 0000\u2069');
  }
});

it('lists a reserved unit that a new package does not contain by its code', async () => {
  await db.update(clients).set({ user_id: null }).where(eq(clients.id, led.clientId));
  await setStatus(led, reserved, UnitStatus.reserved);
  await db.update(properties).set({ withdrawn: true }).where(eq(properties.id, reserved));
  const [unit] = await db.select().from(properties).where(eq(properties.id, reserved));
  const { text } = await receiveDetails('en');
  expect(text).toMatch(new RegExp(`Reserved for you:\\r?\\n${unit?.code} · [^\\r\\n]*€`));
  // A client without a sales user gets the contact of the user who presented.
  expect(text).toMatch(/Your adviser:\r?\nRıza Rep\r?\n/);
  await db.update(properties).set({ withdrawn: false }).where(eq(properties.id, reserved));
});
