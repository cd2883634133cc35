/** Clients on their way: who looked at a unit in some time, and how many of them marked, reserved and bought one. */
export type Funnel = { viewed: number; favourited: number; reserved: number; sold: number };

export const funnelSteps = ['viewed', 'favourited', 'reserved', 'sold'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Each step with its share of those who looked, 0 to 1; 0 where nobody did. */
export function conversionOf(funnel: Funnel): { step: FunnelStep; count: number; share: number }[] {
  return funnelSteps.map((step) => ({
    step,
    count: funnel[step],
    share: funnel.viewed === 0 ? 0 : funnel[step] / funnel.viewed,
  }));
}
