/** The colours and line weights of every plan. Weights are in drawing units. */
export const INK = {
  wall: '#17211d',
  line: '#5f6a65',
  fine: '#8d9691',
  faint: '#b9c0bb',
  floor: '#ffffff',
  common: '#f1f0eb',
  core: '#e2e2dd',
  terrace: '#faf9f5',
  garden: '#dfe6d3',
  leaf: '#9db08a',
  water: '#cfe3e4',
  glass: '#7fa6ac',
  wood: '#efe8da',
  wet: '#e9eeee',
} as const;
