import { runCommand } from '../run-command.ts';
import { explainFailure, restoreCommand } from './restore-command.ts';

await runCommand(restoreCommand, explainFailure);
