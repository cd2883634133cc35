/** The compass animation after loading (specification, section 4): counts down from 15 every 30 ms, 6 degrees each. */
export const compassStart = 15;
const compassStepMilliseconds = 30;
const degreesPerUnit = 6;

/** The angle of the needle in degrees clockwise from up: the picture's north plus the remaining steps. */
export function compassAngle(north: number, count: number): number {
  return north + count * degreesPerUnit;
}

/** Counts from 15 to 0 and reports every value. Returns a function that stops it. */
export function runCompassTurn(report: (count: number) => void): () => void {
  let count = compassStart;
  const timer = setInterval(() => {
    count -= 1;
    report(count);
    if (count === 0) clearInterval(timer);
  }, compassStepMilliseconds);
  return () => clearInterval(timer);
}
