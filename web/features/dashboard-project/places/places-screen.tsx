import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#domain/numbers/format-number.ts';
import type { ProjectPlace } from '#contract/entities/project.ts';
import { localised } from '#domain/texts/language.ts';
import { useCategoryTitle, usePlaceCategories } from '#web/catalogue/place-categories.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable, type Column } from '#web/ui/dashboard/data-table.tsx';
import { FilterBar, SearchField } from '#web/ui/dashboard/filter-bar.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { useProjectPlaces } from '../project-queries.ts';
import { findPlaces } from './find-places.ts';
import { PlaceSheet } from './place-sheet.tsx';
import styles from './places-screen.module.css';

/** The places nearby, whose titles, links and positions can be edited. */
export function PlacesScreen() {
  const t = useText();
  const places = useProjectPlaces();
  if (places.isError) return <LoadFailure onRetry={() => void places.refetch()} />;
  if (!places.data) return <RowsSkeleton count={8} />;
  return places.data.length === 0 ? (
    <EmptyState icon={<MapPin />} title={t('project.noPlaces')} text={t('project.noPlacesText')} />
  ) : (
    <Places places={places.data} />
  );
}

function Places({ places }: { places: ProjectPlace[] }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [openId, setOpenId] = useState<number>();
  const categories = usePlaceCategories();
  const columns = useColumns(setOpenId);
  const found = findPlaces(places, search, category);
  const openPlace = places.find((place) => place.id === openId);
  const isFiltered = search !== '' || category !== '';
  const clear = () => {
    setSearch('');
    setCategory('');
  };
  return (
    <>
      <FilterBar
        label={t('project.searchPlaces')}
        onClear={isFiltered ? clear : undefined}
        end={t('project.placeCount', { count: found.length })}
      >
        <SearchField label={t('project.searchPlaces')} value={search} onSearch={setSearch} />
        <Select
          label={t('project.category')}
          labelHidden
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: t('project.allCategories') },
            ...categories.map(({ name, title }) => ({ value: name, label: title })),
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('project.page.places')}
        keepsScroll
        columns={columns}
        rows={found}
        rowKey={(place) => place.id}
        filter={{ search, category }}
        className={styles.table}
        empty={<EmptyState icon={<MapPin />} title={t('project.noPlaceFound')} />}
      />
      {openPlace && <PlaceSheet key={openPlace.id} place={openPlace} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (id: number) => void): Column<ProjectPlace>[] {
  const t = useText();
  const { language } = useLanguage();
  const categoryTitle = useCategoryTitle();
  const titleOf = (place: ProjectPlace) => localised(place, 'title', language);
  return [
    {
      id: 'title',
      title: t('project.title'),
      card: 'heading',
      width: 'minmax(12rem, 2fr)',
      cell: (place) => (
        <span>
          {titleOf(place)} {place.edited && <small className={styles.mark}>{t('project.editedMark')}</small>}
        </span>
      ),
    },
    {
      id: 'category',
      title: t('project.category'),
      width: 'minmax(8rem, 1fr)',
      cell: (place) => categoryTitle(place.category),
    },
    {
      id: 'position',
      title: t('project.position'),
      width: 'minmax(8.5rem, 1fr)',
      cell: (place) => (
        <bdi dir="ltr">
          {[place.lat, place.lng].map((degrees) => formatNumber(degrees, language, 5, 5)).join(' · ')}
        </bdi>
      ),
    },
    {
      id: 'link',
      title: t('project.link'),
      width: 'minmax(8rem, 2fr)',
      card: 'hidden',
      cell: (place) => <span className={styles.link}>{place.link ?? '–'}</span>,
    },
    {
      id: 'edit',
      title: t('project.edit'),
      titleHidden: true,
      align: 'end',
      width: '9.5rem',
      card: 'corner',
      cell: (place) => (
        <Button
          variant="text"
          onClick={() => onOpen(place.id)}
          aria-label={t('project.editNamed', { name: titleOf(place) })}
        >
          {t('project.edit')}
        </Button>
      ),
    },
  ];
}
