CREATE TABLE "company_logouts" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_account" text,
	"company_sid" text,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_logouts_of_somebody" CHECK (num_nonnulls("company_logouts"."company_account", "company_logouts"."company_sid") > 0)
);
--> statement-breakpoint
ALTER TABLE "tablet_logins" ADD COLUMN "company_account" text;--> statement-breakpoint
ALTER TABLE "tablet_logins" ADD COLUMN "company_sid" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "company_account" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "company_sid" text;--> statement-breakpoint
CREATE INDEX "company_logouts_expires_at" ON "company_logouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_company_account" ON "sessions" USING btree ("company_account") WHERE "sessions"."company_account" is not null;--> statement-breakpoint
CREATE INDEX "sessions_company_sid" ON "sessions" USING btree ("company_sid") WHERE "sessions"."company_sid" is not null;