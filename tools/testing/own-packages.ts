import { afterAll } from 'vitest';
import { buildPackage, type BuiltPackage } from './build-package.ts';

/** Returns `buildPackage` for one test file, after whose tests its packages are removed. */
export function ownPackages(): typeof buildPackage {
  const packages: BuiltPackage[] = [];
  afterAll(async () => {
    for (const built of packages) await built.remove();
  });
  return async (...options) => {
    const built = await buildPackage(...options);
    packages.push(built);
    return built;
  };
}
