/**
 * The result of a check: `ok`, a `warning` that the operator should know about, or a `fault` that keeps something from
 * working.
 */
type Level = 'ok' | 'warning' | 'fault';

/** One line of the report. `advice` is the remedy for a warning or a fault. */
export type Finding = { level: Level; subject: string; text: string; advice?: string };

export const ok = (subject: string, text: string): Finding => ({ level: 'ok', subject, text });

export const warning = (subject: string, text: string, advice: string): Finding => ({
  level: 'warning',
  subject,
  text,
  advice,
});

export const fault = (subject: string, text: string, advice: string): Finding => ({
  level: 'fault',
  subject,
  text,
  advice,
});

/** The report as text: a line for each finding, with the advice below it. */
export function writeReport(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ level, subject, text, advice }) => [
    `${level.padEnd(9)}${subject.padEnd(13)}${text}`,
    ...(advice === undefined ? [] : [`${' '.repeat(22)}→ ${advice}`]),
  ]);
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return `${lines.join('\n')}\n\nFaults: ${count('fault')}. Warnings: ${count('warning')}.\n`;
}

/** The message of an error on one line, without the credentials of a URL. */
export function messageOf(error: unknown): string {
  const { message, code } = error as { message?: unknown; code?: unknown };
  const text = typeof message === 'string' && message !== '' ? message : String(code ?? error);
  return text.replaceAll(/:\/\/[^@\s/]*@/g, '://').replaceAll(/\s+/g, ' ');
}
