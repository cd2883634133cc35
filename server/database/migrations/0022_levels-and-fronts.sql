ALTER TABLE "floor_outlines" ADD COLUMN "front" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "floor_outlines" DROP CONSTRAINT "floor_outlines_project_id_class_name_level_pk";--> statement-breakpoint
ALTER TABLE "floor_outlines" ADD CONSTRAINT "floor_outlines_project_id_class_name_front_level_pk" PRIMARY KEY("project_id","class_name","front","level");--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "width" integer DEFAULT 1024 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "height" integer DEFAULT 768 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "levels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "place_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "fronts" jsonb DEFAULT '[]'::jsonb NOT NULL;
