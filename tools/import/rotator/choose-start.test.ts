import { describe, expect, it } from 'vitest';
import { chooseStart } from './choose-start.ts';
import type { PackageSequence } from './rotator-schema.ts';

type Anchors = PackageSequence['markers'][number]['anchors'];

/** The anchors of a marker, frame by frame: their x, and whether the marker is shown. */
const marker = (...frames: [x: number, 'shown' | 'hidden'][]): Anchors =>
  frames.map(([x, shown]) => [x, 9, shown === 'shown' ? 1 : 0]);

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
    const c = marker([300, 'shown'], [300, 'hidden'], [300, 'shown'], [300, 'shown']);
    const d = marker([900, 'hidden'], [900, 'shown'], [900, 'hidden'], [900, 'shown']);
    expect(chooseStart(sequence([{ C: c, D: d }]), new Set(['C', 'D']))).toBe(3);
  });

  it('ignores buildings without units', () => {
    const c = marker([300, 'hidden'], [300, 'shown'], [300, 'shown'], [300, 'hidden']);
    const d = marker([900, 'shown'], [900, 'hidden'], [900, 'hidden'], [900, 'shown']);
    expect(chooseStart(sequence([{ C: c, D: d }]), new Set(['C']))).toBe(1);
  });

  it('shows markers apart from each other', () => {
    const c = marker([300, 'shown'], [300, 'shown'], [300, 'shown'], [300, 'shown']);
    const d = marker([310, 'shown'], [500, 'shown'], [900, 'shown'], [400, 'shown']);
    expect(chooseStart(sequence([{ C: c, D: d }]), new Set(['C', 'D']))).toBe(2);
  });

  it('shows the most buildings, counting one with several markers once', () => {
    const west = marker([100, 'shown'], [100, 'shown'], [100, 'hidden'], [100, 'hidden']);
    const east = marker([900, 'shown'], [900, 'hidden'], [900, 'shown'], [900, 'hidden']);
    const d = marker([500, 'hidden'], [500, 'hidden'], [500, 'shown'], [500, 'hidden']);
    expect(chooseStart(sequence([{ C: west }, { C: east }, { D: d }]), new Set(['C', 'D']))).toBe(2);
  });
});
