import { runCommand } from '../run-command.ts';
import { createAdminCommand, explainFailure } from './create-admin-command.ts';

await runCommand(createAdminCommand, explainFailure);
