ALTER TABLE "property_views" DROP CONSTRAINT "property_views_count";--> statement-breakpoint
UPDATE "property_views" SET "view_count" = 1000000 WHERE "view_count" > 1000000;--> statement-breakpoint
ALTER TABLE "property_views" ADD CONSTRAINT "property_views_count" CHECK ("property_views"."view_count" between 0 and 1000000);--> statement-breakpoint
UPDATE "projects" SET "settings" = jsonb_set("settings", '{inactivityMinutes}', '115') WHERE jsonb_typeof("settings"->'inactivityMinutes') = 'number' AND ("settings"->>'inactivityMinutes')::numeric > 115;--> statement-breakpoint
UPDATE "projects" SET "package" = jsonb_set("package", '{settings,inactivityMinutes}', '115') WHERE jsonb_typeof("package"#>'{settings,inactivityMinutes}') = 'number' AND ("package"#>>'{settings,inactivityMinutes}')::numeric > 115;--> statement-breakpoint
UPDATE "project_edits" SET "value" = '115' WHERE "kind" = 'setting' AND "key" = 'inactivityMinutes' AND jsonb_typeof("value") = 'number' AND ("value"#>>'{}')::numeric > 115;
