/** The mark of a development without one, an arcade of two arches: its view box, and a path stroked 2 units wide. */
export const defaultMark = {
  box: '0 0 42 42',
  path: 'M3 37H39M7 37V18A7 7 0 0 1 21 18V37M21 18A7 7 0 0 1 35 18V37',
};

/** The default mark as a drawing in one colour. */
export function drawDefaultMark(colour: string): string {
  const { box, path } = defaultMark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="42" height="42"><path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/></svg>`;
}
