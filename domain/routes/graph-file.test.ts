import { describe, expect, it } from 'vitest';
import { decodeGraph, encodeGraph } from './graph-file.ts';
import { join, prepareNetwork, town } from './testing/streets.ts';

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
