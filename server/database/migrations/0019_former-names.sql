ALTER TABLE "buildings" ADD COLUMN "formerly" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "formerly" text;