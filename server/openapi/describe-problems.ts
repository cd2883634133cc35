import { problemStatuses, type ProblemCode } from '#contract/errors/codes.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { problemSchema } from '#contract/errors/problem.ts';
import { describeOutput, type Components, type Schema } from './json-schemas.ts';

/** The parts of the document that operations refer to, by name. */
export type Shared = { schemas: Components; responses: Record<string, Schema> };

/** The headers that come with a problem. */
const headersOf: Partial<Record<ProblemCode, Schema>> = {
  method_not_allowed: { Allow: { $ref: '#/components/headers/Allow' } },
  too_many_requests: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  unavailable: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
};

/** The responses by status for the problems of a call. Codes with the same status share a response. */
export function describeProblems(codes: readonly ProblemCode[], shared: Shared): Record<number, Schema> {
  const byStatus = Map.groupBy(new Set(codes), (code) => problemStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => {
      const inOrder = (Object.keys(problemStatuses) as ProblemCode[]).filter((code) => found.includes(code));
      const name = inOrder.map(toPascalCase).join('Or');
      shared.responses[name] ??= describeProblem(status, inOrder, shared);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function describeProblem(status: number, codes: readonly ProblemCode[], { schemas }: Shared): Schema {
  const headers = Object.assign({}, ...codes.map((code) => headersOf[code])) as Schema;
  const narrowed = {
    type: 'object',
    properties: { status: { type: 'integer', const: status }, code: { type: 'string', enum: codes } },
    required: ['status', 'code'],
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${contractTexts.en.problems[code]}`).join('. '),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: {
      'application/problem+json': { schema: { allOf: [describeOutput(problemSchema, schemas), narrowed] } },
    },
  };
}

function toPascalCase(code: string): string {
  return code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
