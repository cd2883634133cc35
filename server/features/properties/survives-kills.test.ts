import { expect, it } from 'vitest';
import { checkHistory } from '#tools/testing/history/check-history.ts';
import { runHistory } from '#tools/testing/history/run-history.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

const { db, url } = await ownDatabase();
const { projectId, unitIds } = await saveSampleProject(db, { settings: { canSell: true } });

it('keeps every acknowledged change, in a possible order, while processes are killed', async () => {
  const history = await runHistory({
    db,
    url,
    projectId,
    units: unitIds.slice(0, 4),
    operations: 600,
    clients: 16,
    kills: 3,
  });
  expect(history.failures).toEqual([]);
  expect(history.kills).toBe(3);
  expect(checkHistory(history.operations, history.ends)).toEqual([]);
  expect(history.operations.length).toBeGreaterThan(500);
});

it('keeps every acknowledged change and its processes while PostgreSQL drops all their connections', async () => {
  const history = await runHistory({
    db,
    url,
    projectId,
    units: unitIds.slice(4, 8),
    operations: 600,
    clients: 16,
    kills: 0,
    terminations: 25,
  });
  expect(history.failures).toEqual([]);
  expect(history.terminated).toBeGreaterThan(50);
  expect(checkHistory(history.operations, history.ends)).toEqual([]);
  expect(history.operations.length).toBeGreaterThan(450);
});
