/** Whether this process is about to close. */
export type Draining = {
  readonly hasBegun: boolean;
  /** Whether connections end with their next answer. */
  readonly endsConnections: boolean;
  /** Health checks fail from now on, and connections end with their next answer; everything is still answered. */
  begin(): void;
  /**
   * Connections end with their next answer, but health checks succeed: another worker takes over behind the same port.
   */
  endConnections(): void;
};

export function createDraining(): Draining {
  let [hasBegun, endsConnections] = [false, false];
  return {
    get hasBegun() {
      return hasBegun;
    },
    get endsConnections() {
      return endsConnections;
    },
    begin: () => void (hasBegun = endsConnections = true),
    endConnections: () => void (endsConnections = true),
  };
}
