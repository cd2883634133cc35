import { useState, type ReactNode } from 'react';
import { readPercent } from '#domain/price-list/read-percent.ts';
import { minorPerUnit } from '#domain/money/minor-units.ts';
import { readPrice, type ReadCurrency } from '#domain/price-list/read-price.ts';
import { roundingModes } from '#domain/price-list/round-price.ts';
import { statusLabels, type StatusLabel } from '#domain/units/statuses.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/dashboard/select.tsx';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { StatusShape } from '#web/ui/status-tag.tsx';
import { useUnitNames, type Choice } from './unit-choices.ts';
import styles from './bulk-form.module.css';

type BulkFormProps = {
  draft: BulkDraft;
  floors: readonly Choice[];
  isInvalid: boolean;
  onChange: (part: Partial<BulkDraft>) => void;
};

/** The steps that prices can be rounded to, in currency units; 0 means no rounding. */
const steps = ['0', '1', '100', '500', '1000', '5000', '10000', '100000'] as const;

/** The fields of a bulk price change: which units, by how much, and how prices are rounded. */
export function BulkForm({ draft, floors, isInvalid, onChange }: BulkFormProps) {
  const t = useText();
  const names = useUnitNames();
  return (
    <div className={styles.form}>
      <Chips
        title={t('units.status')}
        choices={statusLabels.map((label) => ({
          id: label,
          title: t(`status.${label}`),
          icon: <StatusShape status={label} />,
        }))}
        chosen={draft.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
      {names.buildings.length > 1 && (
        <Chips
          title={t('units.building')}
          choices={names.buildings}
          chosen={draft.buildings}
          onChange={(buildings) => onChange({ buildings })}
        />
      )}
      <Chips
        title={t('units.floor')}
        choices={floors}
        chosen={draft.floors}
        onChange={(chosen) => onChange({ floors: chosen })}
      />
      <Chips
        title={t('units.type')}
        choices={names.rooms}
        chosen={draft.room_types}
        onChange={(room_types) => onChange({ room_types })}
      />
      {names.types.length > 1 && (
        <details className={styles.more}>
          <summary>
            {t('units.apartmentType')}{' '}
            <small>
              {draft.apartment_types.length === 0
                ? t('units.all')
                : t('units.chosen', { count: draft.apartment_types.length })}
            </small>
          </summary>
          <Chips
            title={t('units.apartmentType')}
            isTitleHidden
            choices={names.types}
            chosen={draft.apartment_types}
            onChange={(apartment_types) => onChange({ apartment_types })}
          />
        </details>
      )}
      <AmountFields draft={draft} isInvalid={isInvalid} onChange={onChange} />
    </div>
  );
}

type AmountFieldsProps = Omit<BulkFormProps, 'floors'>;

/** By how much prices change, and how they are rounded. */
function AmountFields({ draft, isInvalid, onChange }: AmountFieldsProps) {
  const t = useText();
  const priceText = usePriceText();
  const { currencyUnit, currency } = useSettings();
  return (
    <div className={styles.amounts}>
      <Segmented
        label={t('units.by')}
        options={[
          { value: 'percent', label: t('units.byPercent') },
          { value: 'fixed', label: t('units.byAmount', { currency: currencyUnit }) },
        ]}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Field
        label={draft.kind === 'percent' ? t('units.percent') : t('units.amount', { currency: currencyUnit })}
        hint={t('units.minusText')}
        inputMode="text"
        value={draft.amount}
        error={isInvalid ? t(`units.invalid.${draft.kind}`) : undefined}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <Select
        label={t('units.round')}
        options={steps.map((step) => ({
          value: step,
          label:
            step === '0'
              ? t('units.roundNot')
              : t('units.roundTo', { step: priceText(Number(step) * minorPerUnit(currency)) }),
        }))}
        value={draft.step}
        onChange={(step) => onChange({ step })}
      />
      {draft.step !== '0' && (
        <Select
          label={t('units.roundingMode')}
          options={roundingModes.map((mode) => ({ value: mode, label: t(`units.roundingMode.${mode}`) }))}
          value={draft.rounding_mode}
          onChange={(rounding_mode) => onChange({ rounding_mode })}
        />
      )}
    </div>
  );
}

type ChipsProps<Id> = {
  title: string;
  choices: readonly { id: Id; title: string; icon?: ReactNode }[];
  chosen: readonly Id[];
  isTitleHidden?: boolean;
  onChange: (chosen: Id[]) => void;
};

/** Chips of which any number can be chosen; choosing none means all. */
function Chips<Id extends string | number>({
  title,
  choices,
  chosen,
  isTitleHidden = false,
  onChange,
}: ChipsProps<Id>) {
  const t = useText();
  return (
    <fieldset className={styles.chips}>
      <legend className={classNames(isTitleHidden && styles.hiddenLegend)}>
        {title} {chosen.length === 0 && <small>{t('units.all')}</small>}
      </legend>
      {choices.map(({ id, title: name, icon }) => (
        <Chip
          key={id}
          on={chosen.includes(id)}
          {...(icon ? { icon } : {})}
          onClick={() => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}

/** A bulk price change as typed. Empty lists mean all. */
type BulkDraft = {
  statuses: StatusLabel[];
  buildings: number[];
  floors: number[];
  room_types: number[];
  apartment_types: number[];
  kind: 'percent' | 'fixed';
  amount: string;
  step: string;
  rounding_mode: (typeof roundingModes)[number];
};

/** By default, reserved and sold units are left out: they keep their agreed price. */
const initialDraft: BulkDraft = {
  statuses: ['available', 'blocked'],
  buildings: [],
  floors: [],
  room_types: [],
  apartment_types: [],
  kind: 'percent',
  amount: '',
  step: '1000',
  rounding_mode: 'nearest',
};

/** The draft and its request, which is null while the amount is missing, zero or invalid. */
export function useBulkDraft(currency: ReadCurrency) {
  const [draft, setDraft] = useState(initialDraft);
  const amount = draft.kind === 'percent' ? readPercent(draft.amount) : readSignedPrice(draft.amount, currency);
  const request =
    amount === null || amount === 0
      ? null
      : { ...draft, amount, step: Math.max(1, Number(draft.step) * minorPerUnit(currency.currency)) };
  return { draft, request, change: (part: Partial<BulkDraft>) => setDraft((current) => ({ ...current, ...part })) };
}

function readSignedPrice(text: string, currency: ReadCurrency): number | null {
  const [, sign = '', unsigned = ''] = /^\s*([-−+]?)(.*)$/.exec(text) ?? [];
  const price = readPrice(unsigned, currency);
  if (typeof price !== 'number') return null;
  return sign === '' || sign === '+' ? price : -price;
}
