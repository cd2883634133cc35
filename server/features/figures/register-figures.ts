import { figureCalls as calls } from '#contract/calls/figures.ts';
import { propertyActionCalls } from '#contract/calls/property-actions.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { countFunnel } from './count-funnel.ts';
import { countRevenueByMonth } from './count-revenue-by-month.ts';
import { listDemand } from './list-demand.ts';
import { measureResponse } from './measure-response.ts';

/** Registers the figures over all clients, and over all sales by users, in reach. */
export function registerFigures({ register }: Registry, dependencies: SalesDependencies): void {
  register(calls.listDemand, listDemand(dependencies));
  register(calls.countFunnel, countFunnel(dependencies));
  register(propertyActionCalls.countRevenueByMonth, countRevenueByMonth(dependencies));
  register(calls.measureResponse, measureResponse(dependencies));
}
