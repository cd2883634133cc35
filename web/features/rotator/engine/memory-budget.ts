const megabyte = 1_000_000;

/**
 * The bytes of decoded frames that a device can spare: browsers on phones close a page that holds much more than 200 MB
 * in all; on a desk the page stays at about 350 MB.
 */
export function memoryBudget(device: { coarsePointer: boolean; shortSide: number }): number {
  const isPhone = device.coarsePointer && device.shortSide < 600;
  return (isPhone ? 90 : 216) * megabyte;
}

/** The budget of the device that this page runs on. */
export function ownMemoryBudget(): number {
  return memoryBudget({
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    shortSide: Math.min(screen.width, screen.height),
  });
}
