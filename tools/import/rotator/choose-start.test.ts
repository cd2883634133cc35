import { describe, expect, it } from 'vitest';
import { chooseStart } from './choose-start.ts';
import type { PackageSequence } from './rotator-schema.ts';

type Anchors = PackageSequence['markers'][number]['anchors'];

const sequence = (markers: Record<string, Anchors>[], frames = 4): PackageSequence => ({
  folder: 'building0',
  zone_id: null,
  width: 1920,
  height: 1080,
  north: Array.from({ length: frames }, () => 0),
  markers: markers.flatMap((one) =>
    Object.entries(one).map(([building, anchors]) => ({ building, anchors, silhouettes: anchors.map(() => '') })),
  ),
});

describe('the start frame of a sequence', () => {
  it('shows every building with units if there is such a frame', () => {
    const c: Anchors = [
      [300, 9, 1],
      [300, 9, 0],
      [300, 9, 1],
      [300, 9, 1],
    ];
    const d: Anchors = [
      [900, 9, 0],
      [900, 9, 1],
      [900, 9, 0],
      [900, 9, 1],
    ];
    expect(chooseStart(sequence([{ C: c, D: d }]), new Set(['C', 'D']))).toBe(3);
  });

  it('ignores buildings without units', () => {
    const c: Anchors = [
      [300, 9, 0],
      [300, 9, 1],
      [300, 9, 1],
      [300, 9, 0],
    ];
    const d: Anchors = [
      [900, 9, 1],
      [900, 9, 0],
      [900, 9, 0],
      [900, 9, 1],
    ];
    expect(chooseStart(sequence([{ C: c, D: d }]), new Set(['C']))).toBe(1);
  });

  it('shows markers apart from each other', () => {
    const c: Anchors = [
      [300, 9, 1],
      [300, 9, 1],
      [300, 9, 1],
      [300, 9, 1],
    ];
    const d: Anchors = [
      [310, 9, 1],
      [500, 9, 1],
      [900, 9, 1],
      [400, 9, 1],
    ];
    expect(chooseStart(sequence([{ C: c, D: d }]), new Set(['C', 'D']))).toBe(2);
  });

  it('shows the most buildings, counting one with several markers once', () => {
    const west: Anchors = [
      [100, 9, 1],
      [100, 9, 1],
      [100, 9, 0],
      [100, 9, 0],
    ];
    const east: Anchors = [
      [900, 9, 1],
      [900, 9, 0],
      [900, 9, 1],
      [900, 9, 0],
    ];
    const d: Anchors = [
      [500, 9, 0],
      [500, 9, 0],
      [500, 9, 1],
      [500, 9, 0],
    ];
    expect(chooseStart(sequence([{ C: west }, { C: east }, { D: d }]), new Set(['C', 'D']))).toBe(2);
  });
});
