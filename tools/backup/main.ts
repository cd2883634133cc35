import { runCommand } from '../run-command.ts';
import { backupCommand, explainFailure } from './backup-command.ts';

await runCommand(backupCommand, explainFailure);
