CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"actor_id" text NOT NULL,
	"text" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_state_known";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "shop_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "shop_replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale_items" ADD COLUMN "basis_points" integer;--> statement-breakpoint
UPDATE "reviews" SET "checked_at" = "created_at";--> statement-breakpoint
UPDATE "questions" SET "checked_at" = "created_at";--> statement-breakpoint
UPDATE "answers" SET "checked_at" = "created_at";--> statement-breakpoint
UPDATE "reports" r SET "settled_at" = now() WHERE "settled_at" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "reviews" t WHERE r.kind = 'review' AND t.product_id = r.product_id AND t.id = r.content_id)
  AND NOT EXISTS (SELECT 1 FROM "questions" t WHERE r.kind = 'question' AND t.product_id = r.product_id AND t.id = r.content_id)
  AND NOT EXISTS (SELECT 1 FROM "answers" t WHERE r.kind = 'answer' AND t.product_id = r.product_id AND t.id = r.content_id);--> statement-breakpoint
CREATE INDEX "contact_answers_by_message" ON "contact_answers" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_answers_by_actor" ON "contact_answers" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_sale" ON "order_lines" USING btree ("sale_id") WHERE sale_id is not null;--> statement-breakpoint
CREATE INDEX "answers_by_age" ON "answers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "answers_new" ON "answers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE checked_at is null;--> statement-breakpoint
CREATE INDEX "answers_hidden" ON "answers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "answers_words" ON "answers" USING gin (to_tsvector('simple', author || ' ' || text));--> statement-breakpoint
CREATE INDEX "questions_by_age" ON "questions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "questions_new" ON "questions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE checked_at is null;--> statement-breakpoint
CREATE INDEX "questions_hidden" ON "questions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin (to_tsvector('simple', author || ' ' || text));--> statement-breakpoint
CREATE INDEX "reviews_by_age" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_new" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE checked_at is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin (to_tsvector('simple', author || ' ' || title || ' ' || text));--> statement-breakpoint
CREATE INDEX "sales_by_time" ON "sales" USING btree ("starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_state_known" CHECK ("sales"."state" in ('scheduled', 'running', 'ended', 'cancelled'));