CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (table_name) VALUES (TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY['projects', 'tours', 'buildings', 'floor_outlines', 'plans', 'plan_polygons', 'room_types', 'building_types',
    'apartment_types', 'tags', 'lead_sources', 'galleries', 'places', 'pictures', 'documents', 'properties'] LOOP
    EXECUTE format('CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change()', noted);
  END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION grow_property_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER grow_property_version BEFORE UPDATE ON properties FOR EACH ROW
  WHEN (NEW.status_id <> OLD.status_id OR NEW.price <> OLD.price OR NEW.furniture_price <> OLD.furniture_price OR NEW.withdrawn <> OLD.withdrawn)
  EXECUTE FUNCTION grow_property_version();
