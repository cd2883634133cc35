/** A unit as the model sees it. `holder` is the index of the presenter who claimed it, null where nobody did. */
export type ModelUnit = { status: number; price: number; version: number; holder: number | null };

/** What is done to a unit. `by` is the index of a presenter. */
export type ModelCommand =
  | { kind: 'change'; unit: number; by: number; to: 1 | 2 | 3 }
  | { kind: 'override'; unit: number; to: number }
  | { kind: 'price'; unit: number; price: number }
  | { kind: 'restart' };

/** The answer that the model expects: refused with a code, or the unit as it then is. */
export type ModelAnswer = { error: string | null; status: number; price: number; version: number };

const free = 1;

/** What must happen, in as few words as possible, without a look at how it is built. Changes the units it is given. */
export function applyCommand(units: ModelUnit[], command: Exclude<ModelCommand, { kind: 'restart' }>): ModelAnswer {
  const unit = units[command.unit]!;
  const before = { ...unit };
  const error = command.kind === 'change' ? changeByPresenter(unit, command) : overrule(unit, command);
  if (unit.status !== before.status || unit.price !== before.price) unit.version += 1;
  return { error, status: unit.status, price: unit.price, version: unit.version };
}

function changeByPresenter(unit: ModelUnit, { to, by }: { to: 1 | 2 | 3; by: number }): string | null {
  if (to === free) {
    if (![2, 3, 4].includes(unit.status)) return 'error_transition';
    unit.status = free;
    unit.holder = null;
    return null;
  }
  if (unit.status === to) return 'error_unit_taken';
  if (unit.status !== free) return 'error_transition';
  unit.status = to;
  unit.holder = by;
  return null;
}

function overrule(unit: ModelUnit, command: { kind: 'override'; to: number } | { kind: 'price'; price: number }): null {
  if (command.kind === 'price') unit.price = command.price;
  else {
    unit.status = command.to;
    if ([1, 4, 7].includes(command.to)) unit.holder = null;
  }
  return null;
}
