/** Whether this process is about to close. */
export type Draining = {
  readonly hasBegun: boolean;
  /** Whether each connection ends with its next answer. */
  readonly endsConnections: boolean;
  /** From now on, health checks fail and connections end with their next answer. All requests are still answered. */
  begin(): void;
  /**
   * From now on, connections end with their next answer, but health checks succeed, because another worker takes over
   * behind the same port.
   */
  endConnections(): void;
};

export function createDraining(): Draining {
  let hasBegun = false;
  let endsConnections = false;
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
