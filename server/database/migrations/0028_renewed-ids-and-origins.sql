ALTER TABLE "audit_entries" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewal_salt" text;--> statement-breakpoint
CREATE INDEX "audit_entries_with_origin" ON "audit_entries" USING btree ("at") WHERE "audit_entries"."network" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_renewed_hash" ON "sessions" USING btree ("renewed_hash") WHERE "sessions"."renewed_hash" is not null;--> statement-breakpoint
CREATE INDEX "sessions_former_hash" ON "sessions" USING btree ("former_hash") WHERE "sessions"."former_hash" is not null;