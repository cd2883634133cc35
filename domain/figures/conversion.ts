/** How many clients viewed a unit in a period, and how many of those marked, reserved and bought one. */
export type Funnel = { viewed: number; favourited: number; reserved: number; sold: number };

const funnelSteps = ['viewed', 'favourited', 'reserved', 'sold'] as const;
type FunnelStep = (typeof funnelSteps)[number];

/** The steps of a funnel, each with its share of the clients who viewed, 0 to 1; 0 if nobody did. */
export function conversionOf(funnel: Funnel): { step: FunnelStep; count: number; share: number }[] {
  return funnelSteps.map((step) => ({
    step,
    count: funnel[step],
    share: funnel.viewed === 0 ? 0 : funnel[step] / funnel.viewed,
  }));
}
