CREATE TABLE "payments" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"seller_id" uuid,
	"parcel_id" uuid,
	"event_id" uuid,
	"reference" text,
	"actor" text NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id"),
	CONSTRAINT "payments_positive" CHECK ("payments"."cents" > 0 or ("payments"."kind" = 'refund-due' and "payments"."cents" < 0))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_with_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unconfirmed_cash_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once_per_parcel" ON "payments" USING btree ("user_id","order_id","parcel_id","kind") WHERE parcel_id is not null;--> statement-breakpoint
CREATE INDEX "orders_with_cash_to_confirm" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE unconfirmed_cash_cents > 0 and paid_at is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_with_amount" CHECK ("orders"."paid_at" is null or "orders"."paid_cents" is not null);--> statement-breakpoint
CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments is append-only: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER payments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "payments"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_payment_change();--> statement-breakpoint
ALTER TABLE "payments" ENABLE ALWAYS TRIGGER payments_append_only;
