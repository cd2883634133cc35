CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(translate(value, 'İIıŞşĞğÇçÖöÜüÂâÎîÛûÁáÉéÍíÓóÚúÀàÈèÄäßΆΈΉΊΌΎΏάέήίόύώς', 'iiissggccoouuaaiiuuaaeeiioouuaaeeaasαεηιουωαεηιουωσ'));
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "former_email" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (case when length(regexp_replace(phone, '\D', '', 'g')) >= 7 then right(regexp_replace(phone, '\D', '', 'g'), 9) end) STORED;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "name_key" text GENERATED ALWAYS AS (nullif(regexp_replace(fold_text(first_name || last_name), '[^[:alnum:]]', '', 'g'), '')) STORED;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_into_id_clients_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_last_active_at" ON "clients" USING btree ("last_active_at","id");--> statement-breakpoint
CREATE INDEX "clients_phone_key" ON "clients" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "clients_name_key" ON "clients" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "clients_merged_into" ON "clients" USING btree ("merged_into_id") WHERE "clients"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to"));--> statement-breakpoint
CREATE INDEX "property_claims_client" ON "property_claims" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "property_views_client" ON "property_views" USING btree ("client_id");
--> statement-breakpoint
UPDATE "clients" SET "last_active_at" = greatest(
  "created_at",
  (SELECT max("updated_at") FROM "property_views" WHERE "client_id" = "clients"."id"),
  (SELECT max("created_at") FROM "favourites" WHERE "client_id" = "clients"."id"),
  (SELECT max("created_at") FROM "client_notes" WHERE "client_id" = "clients"."id"),
  (SELECT max("created_at") FROM "property_actions" WHERE "client_id" = "clients"."id"),
  (SELECT max("last_active_at") FROM "presentations" WHERE "client_id" = "clients"."id"));
--> statement-breakpoint
CREATE FUNCTION begin_client_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.last_active_at := NEW.created_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER clients_begin_activity BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION begin_client_activity();
--> statement-breakpoint
-- The moment stands in a column of the row whose name the trigger gives. The client's row is touched last, and only where the moment is later.
CREATE FUNCTION note_client_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happened timestamptz := (to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz;
BEGIN
  UPDATE clients SET last_active_at = happened WHERE id = NEW.client_id AND last_active_at < happened;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER property_views_activity AFTER INSERT OR UPDATE ON property_views FOR EACH ROW EXECUTE FUNCTION note_client_activity('updated_at');
--> statement-breakpoint
CREATE TRIGGER favourites_activity AFTER INSERT ON favourites FOR EACH ROW EXECUTE FUNCTION note_client_activity('created_at');
--> statement-breakpoint
CREATE TRIGGER client_notes_activity AFTER INSERT ON client_notes FOR EACH ROW EXECUTE FUNCTION note_client_activity('created_at');
--> statement-breakpoint
CREATE TRIGGER property_actions_activity AFTER INSERT ON property_actions FOR EACH ROW EXECUTE FUNCTION note_client_activity('created_at');
--> statement-breakpoint
CREATE TRIGGER presentations_activity AFTER INSERT ON presentations FOR EACH ROW EXECUTE FUNCTION note_client_activity('started_at');
