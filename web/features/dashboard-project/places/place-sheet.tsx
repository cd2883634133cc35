import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectPlace } from '#contract/entities/project.ts';
import { languageFacts, languages, localised, type Language } from '#domain/texts/language.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { useCategoryTitle } from '#web/catalogue/place-categories.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CancelButton, SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { Field } from '#web/ui/field.tsx';
import { EditedNote } from '../edit-controls.tsx';
import { errorsByPath, useSaveProject } from '../project-queries.ts';
import styles from './places-screen.module.css';

/** Edits a place: its titles, link and position. */
export function PlaceSheet({ place, onClose }: { place: ProjectPlace; onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const { languages: offered } = useSettings();
  const form = useId();
  const [fields, setFields] = useState({
    ...inEveryTitle(place),
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
  return (
    <SideSheet
      title={localised(place, 'title', language)}
      subtitle={useCategoryTitle()(place.category)}
      onClose={onClose}
      foot={
        <>
          <Button variant="primary" type="submit" form={form} busy={save.isPending}>
            {t('dashboard.save')}
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ params: { id: place.id }, body: toBody(fields) }, { onSuccess: onClose });
        }}
      >
        {offered.map((language) => (
          <Field
            key={language}
            label={t('project.titleIn', { language: languageFacts[language].name })}
            lang={language}
            maxLength={maxLengths.editedName}
            {...field(`title_${language}`)}
          />
        ))}
        <Field
          label={t('project.link')}
          inputMode="url"
          maxLength={maxLengths.link}
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

/** The titles of a place, in each language of the product. */
function inEveryTitle(place: ProjectPlace): Record<`title_${Language}`, string> {
  return Object.fromEntries(
    languages.map((language) => [`title_${language}`, place[`title_${language}`] ?? '']),
  ) as Record<`title_${Language}`, string>;
}

function toBody<T extends Record<'lat' | 'lng', string>>(fields: T): T {
  const withPoint = (number: string) => number.replace(',', '.');
  return { ...withoutUntranslated(fields), lat: withPoint(fields.lat), lng: withPoint(fields.lng) };
}

/** The fields without titles that are empty in languages whose translation is optional. */
function withoutUntranslated<T extends Record<string, string>>(fields: T): T {
  const isKept = ([name, value]: [string, string]) =>
    value !== '' || name === 'title_en' || name === 'title_tr' || !name.startsWith('title_');
  return Object.fromEntries(Object.entries(fields).filter(isKept)) as T;
}
