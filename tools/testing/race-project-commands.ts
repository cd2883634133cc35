import { eq, sql } from 'drizzle-orm';
import { clients, properties } from '#server/database/schema.ts';
import { required } from '../required.ts';
import { mergeSettings } from './merge-settings.ts';
import { request, type RaceCommand } from './race-command.ts';

/** The gallery and the place in the packages of imports. */
export const raceGallery = {
  slug: 'pool',
  name_en: 'Pool',
  name_tr: 'Havuz',
  type: 'image' as const,
  images: ['pool.webp'],
  link: null,
  dark_text: false,
};
export const racePlace = {
  id: 1,
  category: 'shops',
  title_en: 'Market',
  title_tr: 'Pazar',
  lat: 36.5,
  lng: 30.5,
  link: null,
};

/** The writing commands on the whole project, by name. */
export const raceProjectCommands = {
  async priceList({ db, send, objects: { unit, admin } }) {
    const [row] = await db.select().from(properties).where(eq(properties.id, unit));
    const { code, price } = required(row, 'the unit');
    const file = `code,price\n${code},${price / 100 + 1}\n`;
    const checked = await send({ ...request('/properties/priceList/check', admin), file });
    if (checked.status !== 200) return checked;
    const { seen } = JSON.parse(checked.text) as { seen: string };
    return send({ ...request('/properties/priceList/apply', admin, { seen }), file });
  },
  async galleries({ send, objects: { admin } }) {
    const listed = await send({ ...request('/project/galleries', admin), method: 'GET' });
    if (listed.status !== 200) return listed;
    const galleries = (JSON.parse(listed.text) as { name_en: string }[]).map((gallery) => ({
      ...gallery,
      name_en: `${gallery.name_en.slice(0, 60)} again`,
    }));
    return send(request('/project/galleries', admin, { galleries }, 'PUT'));
  },
  place: ({ send, objects: { admin } }) =>
    send(request(`/project/places/${racePlace.id}`, admin, { ...racePlace, lat: Math.random() * 90 }, 'PUT')),
  resetPlace: ({ send, objects: { admin } }) => send(request(`/project/places/${racePlace.id}`, admin, {}, 'DELETE')),
  resetGalleries: ({ send, objects: { admin } }) => send(request('/project/galleries', admin, {}, 'DELETE')),
  texts: ({ send, objects: { admin } }) =>
    send(request('/project/texts', admin, { texts: [{ key: 'motto', en: `Number ${Math.random()}` }] }, 'PUT')),
  settings: ({ send, objects: { admin } }) =>
    send(request('/project/settings', admin, { changes: { inactivityMinutes: 30 } }, 'PUT')),
  async eraseDue({ db, send, objects: { second, admin } }) {
    await mergeSettings(db, { retentionMonths: 1 });
    await db
      .update(clients)
      .set({ last_active_at: sql`now() - interval '3 months'` })
      .where(eq(clients.id, second));
    return send(request('/retention/clients', admin, { ids: [second] }));
  },
} as const satisfies Record<string, RaceCommand>;
