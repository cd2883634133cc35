import { webFolder } from '../web/build-web.ts';
import { writeReport } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

/**
 * `npm run doctor`: checks whether a server with this environment would work, and prints what to do if not. Exits with
 * 1 if there is a fault, otherwise with 0.
 */
const findings = await runDoctor(process.env, webFolder);
process.stdout.write(writeReport(findings));
process.exitCode = findings.some(({ level }) => level === 'fault') ? 1 : 0;
