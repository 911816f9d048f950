CREATE TABLE "withdrawn_orders" (
	"user_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawn_orders_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
