import type { Figures } from './measure.ts';
import type { Device } from './open-browser.ts';

/** `limit` is absolute; `timesBase` is a multiple of the baseline page's value in the same round. */
type Target = { label: string; value(figures: Figures): number | null } & ({ limit: number } | { timesBase: number });

const megabyte = 1_000_000;
const firstPicture = (figures: Figures) => figures.firstPicture;
const drag = (figures: Figures) => figures.drag;
const twenty = (limit: number): Target => ({ label: '20 angles ms', limit, value: (figures) => figures.twentyAngles });
const megabytes = (limit: number): Target => ({
  label: 'pictures MB',
  limit,
  value: (figures) => figures.bytes / megabyte,
});
const p95 = (limit: number): Target => ({ label: 'p95 frame ms', limit, value: (figures) => figures.frameP95 });
const longTasks = (limit: number): Target => ({ label: 'long tasks ms', limit, value: (figures) => figures.longTasks });
const longest: Target = { label: 'longest task ms', limit: 50, value: (figures) => figures.maxTaskTime };
const memory = (limit: number): Target => ({
  label: 'memory MB',
  limit,
  value: (figures) => figures.memory / megabyte,
});
const ratio = (limit: number): Target => ({
  label: 'all frames ÷ link',
  limit,
  value: (figures) => figures.linkRatio,
});

const requests: Target = { label: 'requests', limit: 40, value: (figures) => figures.requests };

/** The targets of the rotator on a link of 10 Mbit/s and 40 ms. */
const targets: Record<Device['name'], readonly Target[]> = {
  desktop: [
    { label: 'first picture', timesBase: 1.25, value: firstPicture },
    { label: 'drag', timesBase: 1, value: drag },
    twenty(1500),
    ratio(1.05),
    requests,
    megabytes(5.7),
    p95(20),
    longTasks(0),
    memory(300),
  ],
  phone: [
    { label: 'first picture ms', limit: 600, value: firstPicture },
    { label: 'drag', timesBase: 1.15, value: drag },
    twenty(2300),
    ratio(1.15),
    requests,
    megabytes(4),
    p95(20),
    longest,
    longTasks(120),
    memory(200),
  ],
};

const columns = [
  'page',
  'first picture',
  'drag',
  '20 angles',
  'all frames',
  '÷ link',
  'requests',
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
    figures.requests,
    (figures.bytes / megabyte).toFixed(2),
    figures.longTasks,
    figures.maxTaskTime,
    figures.frameP95.toFixed(1),
    Math.round(figures.memory / megabyte),
  ]);
  return [columns, columns.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Whether each target was met, with a line to print. `base` is the baseline page in the same round. */
export function verdicts(device: Device['name'], figures: Figures, base: Figures): { text: string; met: boolean }[] {
  return targets[device].map((target) => {
    const measured = target.value(figures);
    const baseline = target.value(base);
    const limit = 'limit' in target ? target.limit : target.timesBase * (baseline ?? 0);
    const met = measured !== null && measured <= limit;
    const against = 'limit' in target ? '' : `, ${target.timesBase} × ${baseline} of the baseline page`;
    const value = measured === null ? 'never' : Number(measured.toFixed(2));
    return {
      text: `${met ? 'met   ' : 'MISSED'} ${device} ${target.label}: ${value} (at most ${Number(limit.toFixed(2))}${against})`,
      met,
    };
  });
}
