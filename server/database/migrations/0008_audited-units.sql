ALTER TABLE "audit_entries" ADD COLUMN "property_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_properties" ON "audit_entries" USING gin ("property_ids");