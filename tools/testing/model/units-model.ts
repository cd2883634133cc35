import { UnitStatus } from '#domain/units/unit-status.ts';
import { required } from '../../required.ts';

/** A unit in the model. `holder` is the index of the presenter who holds its claim, null if nobody does. */
export type ModelUnit = { status: number; price: number; version: number; holder: number | null };

/** A command on a unit. `by` is the index of a presenter. */
export type ModelCommand =
  | { kind: 'change'; unit: number; by: number; to: 1 | 2 | 3 }
  | { kind: 'override'; unit: number; to: number }
  | { kind: 'price'; unit: number; price: number }
  | { kind: 'restart' };

/** The expected answer: the code of a refusal or null, and the unit afterwards. */
export type ModelAnswer = { error: string | null; status: number; price: number; version: number };

/** Statuses from which a presenter may release a unit, and those in which no client holds one. */
const releasable: readonly number[] = [UnitStatus.reserved, UnitStatus.sold, UnitStatus.blocked];
const unheld: readonly number[] = [UnitStatus.available, UnitStatus.blocked, UnitStatus.issue];

/** The specified effect of a command, written independently of the server. Changes the given units. */
export function applyCommand(units: ModelUnit[], command: Exclude<ModelCommand, { kind: 'restart' }>): ModelAnswer {
  const unit = required(units[command.unit], 'the unit');
  const before = { ...unit };
  const error = command.kind === 'change' ? changeByPresenter(unit, command) : overrule(unit, command);
  if (unit.status !== before.status || unit.price !== before.price) unit.version += 1;
  return { error, status: unit.status, price: unit.price, version: unit.version };
}

function changeByPresenter(unit: ModelUnit, { to, by }: { to: 1 | 2 | 3; by: number }): string | null {
  if (to === UnitStatus.available) {
    if (!releasable.includes(unit.status)) return 'error_transition';
    // Presenters are sales reps: they may release what their own clients hold, and blocked units.
    if (unit.status !== UnitStatus.blocked && unit.holder !== by) return 'error_not_yours';
    unit.status = UnitStatus.available;
    unit.holder = null;
    return null;
  }
  if (unit.status === to) return 'error_unit_taken';
  if (unit.status !== UnitStatus.available) return 'error_transition';
  unit.status = to;
  unit.holder = by;
  return null;
}

function overrule(unit: ModelUnit, command: { kind: 'override'; to: number } | { kind: 'price'; price: number }): null {
  if (command.kind === 'price') unit.price = command.price;
  else {
    unit.status = command.to;
    if (unheld.includes(command.to)) unit.holder = null;
  }
  return null;
}
