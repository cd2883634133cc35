import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Has the processes that a run starts keep what V8 has compiled, which makes each next one start faster. */
export function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'loggia-compile-cache');
}
