import { clientRelations, type ClientRelation } from './people.ts';
import { clientMark, monthOf } from './marks.ts';
import type { Row } from './row.ts';
import { soldToForeign, type Fixture } from './fixture-ids.ts';

/** Makes the call of a row with another query, and returns its answer. */
type Ask = (query: object) => Promise<{ status: number; text: string }>;

/** The clients whose data an answer contains, recognised as the row defines. */
export async function clientsShown(row: Row, fixture: Fixture, text: string, ask: Ask): Promise<ClientRelation[]> {
  if (row.shownBy === 'months')
    return clientRelations.filter((relation) =>
      (JSON.parse(text) as Month[]).some((one) => isMonth(one, monthOf(relation)) && hasCount(one)),
    );
  if (row.shownBy === 'units') {
    const units = unitsIn(text);
    return clientRelations.filter((relation) => unitsOf(fixture, relation).some((unit) => units.includes(unit)));
  }
  if (row.shownBy !== 'ranges') return clientRelations.filter((relation) => text.includes(clientMark(relation)));
  const shown: ClientRelation[] = [];
  for (const relation of clientRelations) {
    const range = { from: `${monthOf(relation)}-01`, to: `${monthOf(relation)}-28` };
    const answer = await ask(range);
    if (answer.status === 200 && /[1-9]/.test(answer.text)) shown.push(relation);
  }
  return shown;
}

type Month = { year: number; month: number } & Record<string, number>;
const isMonth = ({ year, month }: Month, named: string) => `${year}-${String(month).padStart(2, '0')}` === named;
const hasCount = ({ year: _year, month: _month, ...counts }: Month) => Object.values(counts).some((count) => count > 0);

function unitsIn(text: string): number[] {
  const answer = JSON.parse(text) as
    | { id?: number; property_id?: number }
    | { id?: number; property_id?: number }[]
    | null;
  return [answer ?? []].flat().map((one) => one.property_id ?? one.id ?? 0);
}

function unitsOf(fixture: Fixture, relation: ClientRelation): number[] {
  const own = [fixture.units[clientRelations.indexOf(relation)], fixture.ids.taken[relation]];
  return [...own, relation === 'foreign' ? soldToForeign(fixture) : undefined].flatMap((unit) => unit ?? []);
}
