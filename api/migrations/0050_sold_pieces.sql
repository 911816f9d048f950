CREATE TABLE "sold_pieces" (
	"product_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "sold_pieces_product_id_id_pk" PRIMARY KEY("product_id","id")
);
