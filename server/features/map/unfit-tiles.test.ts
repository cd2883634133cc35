import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { locationCalls } from '#contract/calls/location.ts';
import { encodeDrawn, joinDrawn } from '#tools/import/map/draw-streets.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { recordLog } from '#tools/testing/record-log.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { saveMapFile } from '#tools/testing/save-map-file.ts';
import { streetMap } from '#tools/testing/street-map.ts';
import { places } from '#server/database/schema.ts';

const street = streetMap([23.72, 37.98], [23.73, 37.98]);
const log = recordLog();

let projectId = 0;
const {
  app,
  database: { db },
} = await ownApp(
  async ({ db: tx }, dataDir) => {
    projectId = (await saveSampleProject(tx)).projectId;
    await tx.insert(places).values({
      project_id: projectId,
      id: 4,
      category: 'museums',
      title_en: 'Museum',
      title_tr: 'Müze',
      lat: 37.98,
      lng: 23.73,
      link: null,
    });
    await saveMapFile(tx, dataDir, 'base.geojson', JSON.stringify(street));
    await saveMapFile(tx, dataDir, 'streets.graph', encodeDrawn(joinDrawn(street)!));
    const archive = new DatabaseSync(await saveMapFile(tx, dataDir, 'tiles.mbtiles', ''));
    archive.exec(
      'CREATE TABLE metadata (name, value); CREATE TABLE map (zoom_level, tile_column, tile_row, tile_data); CREATE VIEW tiles AS SELECT * FROM map',
    );
    archive.close();
  },
  { logger: log.logger },
);
const { cookie } = await openSalesSession(db, projectId);
const get = (url: string) => app.inject({ url, headers: { cookie } });

it('tiles that an earlier version stored and this one cannot serve are left out of the map, and logged once', async () => {
  expect(locationCalls.getMap.answer.parse((await get('/api/map')).json())).toMatchObject({
    is_schematic: true,
    tiles: null,
    base: { features: [{}] },
  });
  expect((await get('/api/directions?to=4')).statusCode).toBe(200);
  expect((await get('/media/tiles/tiles.mbtiles/8/1/1.pbf')).statusCode).toBe(404);
  expect(log.lines().filter(({ err }) => err?.message.includes('tiles is not a plain table'))).toHaveLength(1);
});
