import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What the shop sells. Distribution column: `id`.
 *
 * `priceCents` is what a buyer is charged now; `basePriceCents` is the ordinary price that a sale returns to;
 * `regularPriceCents` is the struck-through price and is set only when the price history bears a discount out.
 * `sku` is unique by construction, not by an index: a unique key would have to hold the distribution column.
 */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    sku: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    brand: text().notNull(),
    category: text().notNull(),
    colour: text().notNull(),
    condition: text().notNull(),
    status: text().notNull(),
    basePriceCents: integer('base_price_cents').notNull(),
    priceCents: integer('price_cents').notNull(),
    regularPriceCents: integer('regular_price_cents'),
    saleId: uuid('sale_id'),
    stock: integer().notNull(),
    images: text().array().notNull(),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** How many variants there are; 0 for a product that comes in one form only. */
    variantCount: integer('variant_count').notNull().default(0),
    /** Cents that the dearest variant costs more than the cheapest, whose price is the product's; 0 where all cost the same. */
    mostSurchargeCents: integer('most_surcharge_cents').notNull().default(0),
    /** When a product that is to be ordered in advance, or coming, is released. */
    releaseDate: date('release_date'),
    /** What a shopper can do now: the status, or `sold-out` for a product that would be sold but has no stock. */
    availability: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case when stock = 0 and status <> 'up-coming' then 'sold-out' else status end`),
    unitsSold: integer('units_sold').notNull().default(0),
    ratingTotal: integer('rating_total').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Average pulled towards 3.5 by five imaginary reviews, so that one five-star review does not lead the list. */
    ratingScore: doublePrecision('rating_score').generatedAlwaysAs(
      (): SQL => sql`(rating_total + 17.5) / (rating_count + 5)`,
    ),
    /** The average as it is shown, rounded down to whole stars; 0 without reviews. */
    stars: smallint().generatedAlwaysAs(
      (): SQL =>
        sql`case when rating_count = 0 then 0 else (20 * rating_total + rating_count) / (2 * rating_count) / 10 end`,
    ),
    /**
     * All words of a product. Words of names are held twice, stemmed and as they are: what is typed is often half a word.
     * The SKU is one word behind a `#`: its beginning is no word that a shopper means.
     */
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A')
        || array_to_tsvector(array['#' || lower(sku)]) || setweight(to_tsvector('simple', brand), 'B')
        || setweight(to_tsvector('english', description), 'D')`,
    ),
    /** The words that a shopper knows a product by. An index does not hold weights: this finds names without reading descriptions. */
    titleSearch: tsvector('title_search').generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('english', name) || to_tsvector('simple', name || ' ' || brand) || array_to_tsvector(array['#' || lower(sku)])`,
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when the shop holds it, whatever `createdAt` says: a page that someone began to read leaves out what came later. */
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    // Made anew for each index: `on` sets the order that `desc` gave a column back.
    const newest = () => [table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    const traits = [table.brand, table.availability, table.stars, table.saleId] as const
    const ranked = () => [table.featured.desc().nullsFirst(), ...newest(), table.priceCents, ...traits] as const
    const bestSold = () => [table.unitsSold.desc().nullsFirst(), ...ranked()] as const
    const bestRated = () => [table.ratingScore.desc().nullsFirst(), ...ranked()] as const
    return [
      check('products_price_positive', sql`${table.priceCents} > 0 and ${table.basePriceCents} > 0`),
      check('products_stock_not_negative', sql`${table.stock} >= 0`),
      check('products_status_known', sql`${table.status} in ('in-stock', 'pre-order', 'up-coming')`),
      // Each order has an index over all and one within a category, and all that can be filtered by is in each: facets are
      // counted, and filtered pages however deep are found, from the index alone.
      index('products_by_category_price')
        .on(table.category, table.priceCents, table.id, ...traits, table.featured)
        .where(sql`active`),
      index('products_by_category_newest')
        .on(table.category, ...newest(), table.priceCents, ...traits, table.featured)
        .where(sql`active`),
      index('products_by_category_units_sold')
        .on(table.category, ...bestSold())
        .where(sql`active`),
      index('products_by_category_rating')
        .on(table.category, ...bestRated())
        .where(sql`active`),
      index('products_by_price')
        .on(table.priceCents, table.id, ...traits, table.featured)
        .where(sql`active`),
      index('products_by_newest')
        .on(...newest(), table.priceCents, ...traits, table.featured)
        .where(sql`active`),
      index('products_by_units_sold')
        .on(...bestSold())
        .where(sql`active`),
      index('products_by_rating')
        .on(...bestRated())
        .where(sql`active`),
      index('products_featured')
        .on(...newest(), table.priceCents, ...traits)
        .where(sql`active and featured`),
      index('products_on_sale').on(table.id).where(sql`active and sale_id is not null`),
      index('products_by_sku').on(table.sku),
      index('products_to_release').on(table.releaseDate).where(sql`release_date is not null and status <> 'in-stock'`),
      index('products_search').using('gin', table.search),
      index('products_title_search').using('gin', table.titleSearch),
      index('products_by_added').on(table.addedAt, table.id),
      index('products_by_change').on(table.updatedAt),
      // For the sitemap: ids and last changes of a million products from the index alone.
      index('products_listed').on(table.id, table.updatedAt).where(sql`active`),
    ]
  },
)
