CREATE TABLE "idempotency_keys" (
	"session_hash" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_session_hash_key_pk" PRIMARY KEY("session_hash","key")
);
--> statement-breakpoint
ALTER TABLE "presentations" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "presentations_running" ON "presentations" USING btree ("last_active_at") WHERE "presentations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "properties_changed_in" ON "properties" USING btree ("changed_in");--> statement-breakpoint
CREATE OR REPLACE FUNCTION grow_property_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
