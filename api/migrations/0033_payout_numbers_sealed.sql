ALTER TABLE "payout_methods" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "payout_methods" ADD COLUMN "key_id" text;