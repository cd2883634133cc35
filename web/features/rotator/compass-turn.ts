/** The compass after loading (specification, section 4): from 15, one step down every 30 ms, 6 degrees a unit. */
export const compassStart = 15;
export const compassStepMilliseconds = 30;
const degreesPerUnit = 6;

/**
 * Where the needle points, degrees clockwise from up: the picture's north, turned away by what is left of the count.
 */
export function compassAngle(north: number, count: number): number {
  return north + count * degreesPerUnit;
}

/** Counts from 15 to 0 and reports every value. Gives the function that stops it. */
export function runCompassTurn(report: (count: number) => void): () => void {
  let count = compassStart;
  const timer = setInterval(() => {
    count -= 1;
    report(count);
    if (count === 0) clearInterval(timer);
  }, compassStepMilliseconds);
  return () => clearInterval(timer);
}
