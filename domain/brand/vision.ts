import { linearRgb, luminance, toLab, type Rgb } from './colour.ts';

/** How colours may be seen: in shades of grey, or without one of the three kinds of cones. */
export const visions = ['grey', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof visions)[number];

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Complete colour blindness of each kind (Machado, Oliveira and Fernandes, 2009), applied to linear RGB. */
const simulations: Record<Exclude<Vision, 'grey'>, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How far apart two colours look, as a distance in OKLab: 0 for the same colour, 1 for black and white. */
export function distanceSeen(one: string, other: string, vision: Vision): number {
  const a = toLab(seen(one, vision));
  const b = toLab(seen(other, vision));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seen(hex: string, vision: Vision): Rgb {
  const light = linearRgb(hex);
  if (vision === 'grey') {
    const grey = luminance(light);
    return [grey, grey, grey];
  }
  const channel = (row: Rgb) => Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]));
  const [red, green, blue] = simulations[vision];
  return [channel(red), channel(green), channel(blue)];
}
