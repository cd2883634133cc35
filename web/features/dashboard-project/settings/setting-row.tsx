import { useState } from 'react';
import type { ProjectSetting } from '#contract/entities/project.ts';
import { formatPrice, type CurrencyFormat } from '#domain/money/format-price.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/dashboard/select.tsx';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { Field } from '#web/ui/field.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import { EditedNote } from '../edit-controls.tsx';
import { type Schema, controlOf, offeredFields } from './control-of.ts';
import { useSettingText } from './use-setting-text.ts';
import styles from './setting-row.module.css';

/** The most characters of a choice that fit beside the meaning of its setting. */
const longChoice = 36;

type SettingRowProps = {
  setting: ProjectSetting;
  value: unknown;
  isChanged: boolean;
  onChange: (value: unknown) => void;
  onReset: () => void;
  errors: ReadonlyMap<string, string>;
  currency: CurrencyFormat;
};

/** A setting: its name, meaning and control, and a note if it differs from the package. */
export function SettingRow({ setting, value, isChanged, onChange, onReset, errors, currency }: SettingRowProps) {
  const t = useText();
  const text = useSettingText();
  const { name, is_fixed, edited } = setting;
  const schema = setting.schema as Schema;
  const control = controlOf(schema);
  const isFlag = control.kind === 'flag';
  const isLong =
    control.kind === 'choice' && control.choices.some((choice) => text.choice(name, choice).length > longChoice);
  const valueField = <ValueField {...{ schema, value, onChange, errors, currency }} path={name} isFixed={is_fixed} />;
  return (
    <div
      className={classNames(
        styles.row,
        isChanged && styles.changed,
        (control.kind === 'group' || isLong) && styles.tall,
      )}
      data-setting={name}
    >
      <div className={styles.words}>
        {/* A toggle has its own label. */}
        {!isFlag && <h3 className={styles.name}>{text.name(name)}</h3>}
        {isFlag && valueField}
        <p className={styles.meaning}>{text.meaning(name)}</p>
        {is_fixed && <p className={styles.fixed}>{t('project.fixed')}</p>}
        <EditedNote edited={edited} packageValue={formatValue(setting.package_value)} onReset={onReset} />
      </div>
      {!isFlag && <div className={styles.control}>{valueField}</div>}
    </div>
  );

  function formatValue(packageValue: unknown): string | undefined {
    if (control.kind === 'group' || packageValue === null) return undefined;
    if (control.kind === 'flag') return t(packageValue === true ? 'general.yes' : 'general.no');
    return control.kind === 'choice' ? text.choice(name, packageValue as string | number) : String(packageValue);
  }
}

type ValueFieldProps = {
  /** The setting's name, or the path of a part of it. */
  path: string;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
  errors: ReadonlyMap<string, string>;
  currency: CurrencyFormat;
  isFixed: boolean;
};

/** The control of a value, by its schema. An object gets a control for each of its properties. */
function ValueField({ path, schema, value, onChange, errors, currency, isFixed }: ValueFieldProps) {
  const text = useSettingText();
  const control = controlOf(schema);
  const label = text.name(path);
  const error = errors.get(path);
  switch (control.kind) {
    case 'flag':
      return (
        <>
          <Toggle label={label} on={value === true} onChange={onChange} disabled={isFixed} />
          {error && <p className={styles.error}>{error}</p>}
        </>
      );
    case 'choice':
      return (
        <Select
          label={label}
          labelHidden={!path.includes('.')}
          options={control.choices.map((choice) => ({ value: String(choice), label: text.choice(path, choice) }))}
          value={String(value)}
          onChange={(next) => onChange(control.choices.find((choice) => String(choice) === next))}
          error={error}
          disabled={isFixed}
        />
      );
    case 'number':
      return (
        <NumberField
          path={path}
          label={label}
          value={value as number}
          onChange={onChange}
          error={error}
          isFixed={isFixed}
          min={control.min}
          max={control.max}
          currency={currency}
        />
      );
    case 'text':
      return (
        <Field
          label={label}
          labelHidden={!path.includes('.')}
          value={(value as string | null) ?? ''}
          maxLength={control.maxLength}
          disabled={isFixed}
          error={error}
          onChange={(event) =>
            onChange(control.isOptional && event.target.value.trim() === '' ? null : event.target.value)
          }
        />
      );
    case 'list':
      return (
        <ListField
          label={label}
          value={value as string[]}
          onChange={onChange}
          error={[...errors].find(([name]) => name === path || name.startsWith(`${path}.`))?.[1]}
        />
      );
    case 'group':
      return (
        <GroupField
          path={path}
          fields={control.fields}
          value={value as Record<string, unknown>}
          onChange={onChange}
          errors={errors}
          currency={currency}
          isFixed={isFixed}
        />
      );
  }
}

type GroupFieldProps = Omit<ValueFieldProps, 'schema' | 'value'> & {
  fields: [name: string, schema: Schema][];
  value: Record<string, unknown>;
};

/**
 * A control for each property of an object, those that are objects themselves last. If the object is a text by language,
 * only for the development's languages, in their order.
 */
function GroupField({ path, fields, value, onChange, errors, currency, isFixed }: GroupFieldProps) {
  const { languages } = useSettings();
  const isGroup = ([, schema]: [string, Schema]) => controlOf(schema).kind === 'group';
  const offered = offeredFields(fields, languages);
  const ordered = [...offered.filter((field) => !isGroup(field)), ...offered.filter(isGroup)];
  return (
    <div className={styles.parts}>
      {ordered.map(([name, schema]) => (
        <ValueField
          key={name}
          path={`${path}.${name}`}
          schema={schema}
          value={value[name]}
          onChange={(next) => onChange({ ...value, [name]: next })}
          errors={errors}
          currency={currency}
          isFixed={isFixed}
        />
      ))}
    </div>
  );
}

type ListFieldProps = {
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

/** A list of texts, one per line. Keeps the typed text as it is; empty lines are ignored. */
function ListField({ label, value, onChange, error }: ListFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(value.join('\n'));
  const readLines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const shown = readLines(typed).join('\n') === value.join('\n') ? typed : value.join('\n');
  return (
    <TextArea
      label={label}
      rows={2}
      value={shown}
      error={error}
      hint={t('project.onePerLine')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readLines(event.target.value));
      }}
    />
  );
}

type NumberFieldProps = {
  path: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  error: string | undefined;
  isFixed: boolean;
  min: number | undefined;
  max: number | undefined;
  currency: CurrencyFormat;
};

/** Keeps the typed text as it is; `onChange` is called only if it is a number. */
function NumberField({ path, label, value, onChange, error, isFixed, min, max, currency }: NumberFieldProps) {
  const t = useText();
  const { language } = useLanguage();
  const [typed, setTyped] = useState(String(value));
  const isPrice = path.startsWith('priceFilter.');
  const bounds = min !== undefined && max !== undefined && max < 1e9 ? t('project.bounds', { min, max }) : undefined;
  const shown = Number(typed.replace(',', '.')) === value ? typed : String(value);
  return (
    <Field
      label={label}
      labelHidden={!path.includes('.')}
      inputMode="decimal"
      value={shown}
      disabled={isFixed}
      error={error}
      hint={isPrice ? isolateFigure(formatPrice(value, currency), language) : bounds}
      onChange={(event) => {
        const next = event.target.value.replace(/[^\d.,-]/g, '');
        setTyped(next);
        const number = Number(next.replace(',', '.'));
        if (next !== '' && Number.isFinite(number)) onChange(number);
      }}
    />
  );
}
