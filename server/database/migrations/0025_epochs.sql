CREATE TABLE "epochs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "epochs" DEFAULT VALUES;