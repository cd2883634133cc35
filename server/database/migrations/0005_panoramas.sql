CREATE TABLE "panoramas" (
	"project_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_tr" text NOT NULL,
	"place" text,
	"picture" text NOT NULL,
	"yaw" double precision NOT NULL,
	"pitch" double precision NOT NULL,
	"hotspots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "panoramas_project_id_slug_pk" PRIMARY KEY("project_id","slug")
);
--> statement-breakpoint
ALTER TABLE "panoramas" ADD CONSTRAINT "panoramas_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "panoramas" FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
