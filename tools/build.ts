import { errorMessage } from '#server/error-message.ts';
import { buildWeb, webFolder } from './web/build-web.ts';

/** `npm run build`: builds the pages exactly as `npm start` would, so that a start after it builds nothing. */
try {
  const wasBuilt = await buildWeb((text) => process.stdout.write(`${text}\n`));
  if (!wasBuilt) process.stdout.write(`The pages in ${webFolder} are up to date.\n`);
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
