const megabyte = 1_000_000;

/**
 * How many bytes of decoded frames to keep. Browsers on phones close pages that use much more than 200 MB in all; on
 * desktops the page stays at about 300 MB.
 */
export function memoryBudget(device: { coarsePointer: boolean; shortSide: number }): number {
  const isPhone = device.coarsePointer && device.shortSide < 600;
  return (isPhone ? 75 : 134) * megabyte;
}

/** The budget of the current device. */
export function ownMemoryBudget(): number {
  return memoryBudget({
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    shortSide: Math.min(screen.width, screen.height),
  });
}
