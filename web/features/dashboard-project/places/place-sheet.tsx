import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectPlace } from '#contract/entities/project.ts';
import { localised } from '#domain/texts/language.ts';
import { useCategoryTitle } from '#web/catalogue/place-categories.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { Field } from '#web/ui/field.tsx';
import { EditedNote } from '../edit-controls.tsx';
import { errorsByPath, useSaveProject } from '../project-queries.ts';
import styles from './places-screen.module.css';

/** Edits a place: its titles, link and position. */
export function PlaceSheet({ place, onClose }: { place: ProjectPlace; onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const form = useId();
  const [fields, setFields] = useState({
    title_en: place.title_en,
    title_tr: place.title_tr,
    lat: String(place.lat),
    lng: String(place.lng),
    link: place.link ?? '',
  });
  const save = useSaveProject(calls.updateProjectPlace, 'places');
  const reset = useSaveProject(calls.resetProjectPlace, 'places');
  const errors = errorsByPath(save.error);
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: errors.get(name),
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const submit = () =>
    save.mutate(
      {
        params: { id: place.id },
        body: { ...fields, lat: fields.lat.replace(',', '.'), lng: fields.lng.replace(',', '.') },
      },
      { onSuccess: onClose },
    );
  return (
    <SideSheet
      title={localised(place, 'title', language)}
      subtitle={useCategoryTitle()(place.category)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('dashboard.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={save.isPending}>
            {t('dashboard.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t('project.titleEn')} lang="en" maxLength={120} {...field('title_en')} />
        <Field label={t('project.titleTr')} lang="tr" maxLength={120} {...field('title_tr')} />
        <Field
          label={t('project.link')}
          inputMode="url"
          maxLength={2000}
          hint={t('project.linkHint')}
          {...field('link')}
        />
        <div className={styles.position}>
          <Field label={t('project.latitude')} inputMode="decimal" {...field('lat')} />
          <Field label={t('project.longitude')} inputMode="decimal" {...field('lng')} />
        </div>
        <EditedNote
          edited={place.edited}
          onReset={() => reset.mutate({ params: { id: place.id } }, { onSuccess: onClose })}
        />
        <ButtonLink variant="text" to={`/location/${place.category}/${place.id}`} icon={<ExternalLink />}>
          {t('project.showOnMap')}
        </ButtonLink>
      </form>
    </SideSheet>
  );
}
