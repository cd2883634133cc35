/** Whether this process is about to close. */
export type Draining = {
  readonly hasBegun: boolean;
  /** Health checks fail from now on, and connections end with their next answer; everything is still answered. */
  begin(): void;
};

export function createDraining(): Draining {
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    begin: () => void (hasBegun = true),
  };
}
