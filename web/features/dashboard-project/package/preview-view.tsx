import type { PackageHeldUnit, PackagePreview, PackageUnitChange } from '#contract/entities/package-upload.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useTeam } from '#web/team/queries.ts';
import { useJoin, useText } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { useUnitPriceText } from '#web/ui/amounts.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { StatusTag } from '#web/ui/status-tag.tsx';
import styles from './preview-view.module.css';
import shared from './package-screen.module.css';

/** Previews what loading the package would change. Sales data never changes. */
export function PreviewView({ preview }: { preview: PackagePreview }) {
  const t = useText();
  const { counts, units_added, units_removed, units_changed, units_held = [] } = preview;
  const kept = units_removed.filter((unit) => unit.is_kept).length;
  return (
    <section className={styles.preview} aria-label={t('project.preview')}>
      <h3 className={shared.previewTitle}>{t('project.preview')}</h3>
      <dl className={styles.counts}>
        <Count label={t('project.unitsAdded')} value={counts.units_added} />
        <Count label={t('project.unitsRemoved')} value={counts.units_removed} />
        <Count label={t('project.unitsChanged')} value={counts.units_changed} />
        <Count label={t('project.pricesChanged')} value={counts.prices_changed} />
        <Count label={t('project.pricesKept')} value={counts.prices_kept} />
        <Count
          label={t('project.picturesChanged')}
          value={counts.pictures_added + counts.pictures_removed + counts.pictures_changed}
        />
      </dl>
      <Codes title={t('project.unitsAdded')} codes={units_added.map((unit) => unit.code)} count={counts.units_added} />
      <Codes
        title={t('project.unitsRemoved')}
        codes={units_removed.map((unit) => unit.code)}
        count={counts.units_removed}
        note={kept > 0 ? t('project.unitsWithdrawn', { count: kept }) : undefined}
      />
      {units_held.length > 0 && <HeldUnits units={units_held} />}
      {units_changed.length > 0 && <ChangedUnits units={units_changed} count={counts.units_changed} />}
      <Names title={t('project.pictures')} names={preview.pictures} />
      <Names title={t('project.buildings')} names={preview.buildings} />
      <Names title={t('project.page.galleries')} names={preview.galleries} />
      <Names title={t('project.page.places')} names={preview.places} />
      <Names title={t('project.page.settings')} names={preview.settings} edited={preview.settings.edited} />
      <Names title={t('project.page.texts')} names={preview.texts} edited={preview.texts.edited} />
      {preview.legal && <Names title={t('shell.legal')} names={preview.legal} />}
    </section>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className={value === 0 ? styles.none : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Codes({
  title,
  codes,
  count,
  note,
}: {
  title: string;
  codes: readonly string[];
  count: number;
  note?: string | undefined;
}) {
  const t = useText();
  const countText = useCountText();
  const join = useJoin();
  if (count === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{`${title} (${countText(count)})`}</summary>
      {note && <p>{note}</p>}
      <p>
        {join(...codes)}
        {count > codes.length && ` … ${t('project.andMore', { count: count - codes.length })}`}
      </p>
    </details>
  );
}

/** Units that the package drops although they are held: their codes, statuses, and the sales users of the clients. */
function HeldUnits({ units }: { units: readonly PackageHeldUnit[] }) {
  const t = useText();
  const countText = useCountText();
  const { data: team } = useTeam();
  const nameOf = (id: number) =>
    team?.find((user) => user.id === id)?.name ?? t('project.userNumber', { id: String(id) });
  return (
    <details className={styles.more} open>
      <summary>{`${t('project.unitsHeld')} (${countText(units.length)})`}</summary>
      <p>{t('project.unitsHeldText')}</p>
      <ul className={styles.held}>
        {units.map(({ building, number, code, status_id, user_id }) => (
          <li key={`${building} ${number}`}>
            <strong>{code}</strong>
            <StatusTag status={statusLabel(status_id)} />
            <span>{user_id === null ? t('project.heldByNobody') : t('project.heldBy', { name: nameOf(user_id) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ChangedUnits({ units, count }: { units: readonly PackageUnitChange[]; count: number }) {
  const t = useText();
  const countText = useCountText();
  const priceText = usePriceText();
  const unitPriceText = useUnitPriceText();
  const format = (field: string, value: string) => {
    if (field === 'price') return unitPriceText(Number(value));
    if (field === 'furniture_price') return priceText(Number(value));
    return value === '' ? '–' : value;
  };
  return (
    <details className={styles.more} open>
      <summary>{`${t('project.unitsChanged')} (${countText(count)})`}</summary>
      <table className={styles.changes}>
        <thead>
          <tr>
            {(['unit', 'field', 'before', 'after'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`project.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.flatMap((unit) =>
            unit.fields.map(({ field, from, to, stays }, index) => (
              <tr key={`${unit.building} ${unit.number} ${field}`}>
                <th scope="row">{index === 0 ? unit.code : ''}</th>
                <td>{field}</td>
                <td>{format(field, from)}</td>
                <td>
                  {format(field, to)}
                  {stays && <span className={styles.stays}>{t('project.stays')}</span>}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </details>
  );
}

function Names({
  title,
  names: { added, removed, changed },
  edited = [],
}: {
  title: string;
  names: PackagePreview['pictures'];
  edited?: readonly string[];
}) {
  const t = useText();
  const join = useJoin();
  const count = added.length + removed.length + changed.length;
  if (count === 0) return null;
  const line = (label: string, list: readonly string[]) =>
    list.length > 0 && (
      <p>
        <strong>{label}</strong> {join(...list)}
      </p>
    );
  return (
    <details className={styles.more}>
      <summary>{`${title} (${count})`}</summary>
      {line(t('project.added'), added)}
      {line(t('project.removed'), removed)}
      {line(t('project.changedNames'), changed)}
      {edited.length > 0 && <p>{t('project.stayEdited', { names: join(...edited) })}</p>}
    </details>
  );
}
