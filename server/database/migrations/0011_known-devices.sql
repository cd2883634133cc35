CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" integer,
	"client_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_of_one" CHECK (num_nonnulls("known_devices"."user_id", "known_devices"."client_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "is_for_old_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","device_hash") WHERE "known_devices"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_client" ON "known_devices" USING btree ("client_id","device_hash") WHERE "known_devices"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "known_devices_seen_at" ON "known_devices" USING btree ("seen_at");