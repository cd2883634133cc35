import { createScanner, type ClamdAddress } from '#server/files/scanner.ts';
import { fault, messageOf, ok, type Finding } from './finding.ts';

/** How long clamd may take to answer, in milliseconds. */
const timeout = 10_000;

/**
 * The test file that every scanner detects (eicar.org), in two parts so that scanners do not detect this source file.
 */
const testFile = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Checks that clamd answers and detects the test file, which it does not without signatures. */
export async function checkClamd(address: ClamdAddress): Promise<Finding> {
  let failure: unknown;
  const scanner = createScanner(address, (error) => (failure = error));
  try {
    const found = await scanner.scan(Buffer.from(testFile), { timeout });
    return found === null
      ? fault('CLAMD', 'finds nothing in the test file of eicar.org', 'Load its signatures: run freshclam.')
      : ok('CLAMD', `finds ${found} in the test file of eicar.org`);
  } catch (error) {
    return fault('CLAMD', messageOf(failure ?? error), 'Start clamd, or correct CLAMD: uploads are refused meanwhile.');
  }
}
