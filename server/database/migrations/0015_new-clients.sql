ALTER TABLE "clients" ADD COLUMN "registered_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "left_pool_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_projects" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "clients_left_pool_at" ON "clients" USING btree ("left_pool_at") WHERE "clients"."left_pool_at" is not null;--> statement-breakpoint
UPDATE "clients" SET "registered_alone" = true WHERE "user_id" IS NULL AND "erased_at" IS NULL;--> statement-breakpoint
UPDATE "clients" SET "user_id" = "users"."id" FROM "projects", "users", "user_projects" WHERE "clients"."user_id" IS NULL AND "clients"."erased_at" IS NULL AND "projects"."id" = "clients"."project_id" AND lower("users"."email") = lower("projects"."settings" -> 'botSalesRep' ->> 'email') AND "users"."is_active" AND "user_projects"."user_id" = "users"."id" AND "user_projects"."project_id" = "projects"."id";
