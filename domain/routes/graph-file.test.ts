import { describe, expect, it } from 'vitest';
import { decodeGraph, encodeGraph } from './graph-file.ts';
import { joinStreets, type Street } from './join-streets.ts';
import { markAccessible } from './passable.ts';
import { type StreetNetwork } from './plan-route.ts';
import { metresPerDegree, type Position } from './position.ts';
import type { StreetGraph } from './street-graph.ts';

/** Joins streets; throws if there are too many. */
const join = (streets: Street[]) => joinStreets(streets)!;
const prepareNetwork = (graph: StreetGraph, isSchematic: boolean): StreetNetwork => ({
  graph: markAccessible(graph),
  isSchematic,
});

/** Converts metres east and north of a reference point to a position. */
const scale = metresPerDegree(38);
const at = (east: number, north: number): Position => [23 + east / scale.lng, 38 + north / scale.lat];
const street = (kind: Street['kind'], points: [number, number][], more: Partial<Street> = {}): Street => ({
  kind,
  points: points.map(([east, north]) => at(east, north)),
  ...more,
});

/** A street grid with a spacing of 100 m, 1000 m a side. */
const town = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].flatMap((offset) => [
  street('residential', [
    [0, offset],
    [1000, offset],
  ]),
  street('residential', [
    [offset, 0],
    [offset, 1000],
  ]),
]);
const network = prepareNetwork(join(town), false);

describe('a graph file', () => {
  const notes = { attribution: '© Somebody – Ç', isSchematic: true };
  const { graph } = network;

  it('round-trips a graph to within a centimetre', () => {
    const read = decodeGraph(encodeGraph(graph, notes));
    expect(read.notes).toEqual(notes);
    for (const name of ['from', 'to', 'kind', 'first', 'touching', 'access'] as const)
      expect(read.graph[name]).toEqual(graph[name]);
    read.graph.lng.forEach((lng, node) => expect(Math.abs(lng - graph.lng[node]!)).toBeLessThan(1e-7));
  });

  it.each([
    ['cut', (file: Uint8Array) => file.slice(0, -1)],
    ['another file', () => new TextEncoder().encode('{"magic":"something"}\n')],
    ['empty', () => new Uint8Array()],
    ['a picture', () => new Uint8Array(5000)],
  ])('is rejected when it is %s', (_, spoil) => {
    expect(() => decodeGraph(spoil(encodeGraph(graph, notes)))).toThrow(/street graph/);
  });

  it('is rejected when it refers to missing nodes', () => {
    const file = encodeGraph(graph, notes);
    const start = file.indexOf(0x0a) + 1;
    file.fill(0xff, start + graph.lng.length * 8, start + graph.lng.length * 8 + 4);
    expect(() => decodeGraph(file)).toThrow('names nodes');
  });
});
