import type { ProjectSetting } from '#contract/entities/project.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EditedNote } from '../edit-controls.tsx';
import { controlOf, type Schema } from './control-of.ts';
import { useSettingText } from './use-setting-text.ts';
import { ValueField } from './value-field.tsx';
import styles from './setting-row.module.css';

type SettingRowProps = {
  setting: ProjectSetting;
  value: unknown;
  isChanged: boolean;
  onChange: (value: unknown) => void;
  onReset: () => void;
  errors: ReadonlyMap<string, string>;
};

/** A setting: its name, meaning and control, and a note if it differs from the package. */
export function SettingRow({ setting, value, isChanged, onChange, onReset, errors }: SettingRowProps) {
  const t = useText();
  const text = useSettingText();
  const { name, is_fixed, edited } = setting;
  const schema = setting.schema as Schema;
  const control = controlOf(schema);
  const isFlag = control.kind === 'flag';
  const valueField = (
    <ValueField path={name} schema={schema} value={value} onChange={onChange} errors={errors} isFixed={is_fixed} />
  );
  return (
    <div
      className={classNames(styles.row, isChanged && styles.changed, control.kind === 'group' && styles.tall)}
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
