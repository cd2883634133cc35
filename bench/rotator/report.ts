import type { Figures } from './measure.ts';
import type { Device } from './open-browser.ts';

type Target = { label: string; limit: number; value(figures: Figures): number | null };

const megabyte = 1_000_000;
const firstPicture = (limit: number): Target => ({
  label: 'first picture ms',
  limit,
  value: (figures) => figures.firstPicture,
});
const drag = (limit: number): Target => ({ label: 'drag ms', limit, value: (figures) => figures.drag });
const twenty = (limit: number): Target => ({ label: '20 angles ms', limit, value: (figures) => figures.twentyAngles });
const megabytes = (limit: number): Target => ({
  label: 'pictures MB',
  limit,
  value: (figures) => figures.bytes / megabyte,
});
const p95 = (limit: number): Target => ({ label: 'p95 frame ms', limit, value: (figures) => figures.frameP95 });
const longTasks = (limit: number): Target => ({ label: 'long tasks ms', limit, value: (figures) => figures.longTasks });
const memory = (limit: number): Target => ({
  label: 'memory MB',
  limit,
  value: (figures) => figures.memory / megabyte,
});
const ratio: Target = { label: 'all frames ÷ link', limit: 1.08, value: (figures) => figures.linkRatio };

/** The targets of the rotator on a link of 10 Mbit/s and 40 ms. */
export const targets: Record<Device['name'], readonly Target[]> = {
  desktop: [firstPicture(450), drag(750), twenty(1500), ratio, megabytes(5.7), p95(20), longTasks(0), memory(350)],
  phone: [firstPicture(600), drag(1100), twenty(2300), megabytes(4), p95(20), longTasks(120), memory(200)],
};

const columns = [
  'page',
  'first picture',
  'drag',
  '20 angles',
  'all frames',
  '÷ link',
  'pictures MB',
  'long tasks',
  'longest',
  'p95 frame',
  'memory MB',
];

/** A Markdown table of the figures of one device. */
export function table(rows: readonly { name: string; figures: Figures }[]): string {
  const lines = rows.map(({ name, figures }) => [
    name,
    ...[figures.firstPicture, figures.drag, figures.twentyAngles, figures.allFrames].map((value) => value ?? 'never'),
    figures.linkRatio?.toFixed(2) ?? '–',
    (figures.bytes / megabyte).toFixed(2),
    figures.longTasks,
    figures.maxTaskTime,
    figures.frameP95.toFixed(1),
    Math.round(figures.memory / megabyte),
  ]);
  return [columns, columns.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Whether each target was met, with a line to print. */
export function verdicts(device: Device['name'], figures: Figures): { text: string; met: boolean }[] {
  return targets[device].map(({ label, limit, value }) => {
    const measured = value(figures);
    const met = measured !== null && measured <= limit;
    return {
      text: `${met ? 'met   ' : 'MISSED'} ${device} ${label}: ${measured === null ? 'never' : Number(measured.toFixed(2))} (at most ${limit})`,
      met,
    };
  });
}
