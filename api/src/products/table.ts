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
import { shardBy } from '../database/distribute/placement'
import { AUDIENCE_WORDS } from './audience-words'
import { LOW_STOCK } from './low-stock'

/** The words for colours and audience, as an expression on the table's own columns. */
const traitWords = sql.raw(`to_tsvector('simple', colour || ' ' || variant_colours || case audience
          when 'men' then ' ${AUDIENCE_WORDS.men}' when 'women' then ' ${AUDIENCE_WORDS.women}'
          when 'kids' then ' ${AUDIENCE_WORDS.kids}' else '' end)`)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A product. Distribution column: `id`.
 *
 * `priceCents` is the current price; `basePriceCents` is the regular price after a sale; `regularPriceCents` is the
 * struck-through price, set only if the price history confirms a discount. `sku` is unique by construction: a unique
 * key would have to include the distribution column.
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
    /** The seller that offers the product; null for the shop's own. */
    sellerId: uuid('seller_id'),
    /** Hidden because its seller is suspended; visible again with the shop (`hide-with-seller.ts`). */
    hiddenWithSeller: boolean('hidden_with_seller').notNull().default(false),
    /** An administrator has hidden a seller's product, and the seller cannot show it again. */
    hiddenByAdmin: boolean('hidden_by_admin').notNull().default(false),
    stock: integer().notNull(),
    images: text().array().notNull(),
    /** Alternative texts of the pictures, in the order of `images`; shorter if texts are missing. */
    imageAlts: text('image_alts').array().notNull().default([]),
    /** The audience: one of `audiences`; `unisex` for everybody. */
    audience: text().notNull().default('unisex'),
    /** Tags as lower-case words such as `sport`; each shop chooses its own. */
    tags: text().array().notNull().default([]),
    /**
     * Counts manual changes, including those of variants but not of stock, so that nobody overwrites a change they have
     * not seen.
     */
    edition: integer().notNull().default(1),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** The number of variants; 0 for a product without variants. */
    variantCount: integer('variant_count').notNull().default(0),
    /**
     * The price difference in cents between the most expensive and the cheapest variant, whose price is the product's.
     */
    mostSurchargeCents: integer('most_surcharge_cents').notNull().default(0),
    /** The colours of all variants in one text, only for search. */
    variantColours: text('variant_colours').notNull().default(''),
    /** The release date of a pre-order or up-coming product. */
    releaseDate: date('release_date'),
    /** The status, or `sold-out` for a released or pre-order product without stock. */
    availability: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case when stock = 0 and status <> 'up-coming' then 'sold-out' else status end`),
    /**
     * The stock of a product that is low on it, else null. An index on the stock itself would make every order write to
     * all indexes of the product: PostgreSQL updates a row in place only if no indexed column changes. Lists by stock
     * use a separate table (`products-by-stock`).
     */
    lowStock: smallint('low_stock').generatedAlwaysAs(
      (): SQL => sql`case when stock <= ${sql.raw(String(LOW_STOCK))} then stock end`,
    ),
    /** Pieces of confirmed orders; those of the last minute are in `sold_pieces`. */
    unitsSold: integer('units_sold').notNull().default(0),
    ratingTotal: integer('rating_total').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The average including five virtual reviews of 3.5, so that a single five-star review does not top the list. */
    ratingScore: doublePrecision('rating_score').generatedAlwaysAs(
      (): SQL => sql`(rating_total + 17.5) / (rating_count + 5)`,
    ),
    /** The displayed average, rounded down to whole stars; 0 without reviews. */
    stars: smallint().generatedAlwaysAs(
      (): SQL =>
        sql`case when rating_count = 0 then 0 else (20 * rating_total + rating_count) / (2 * rating_count) / 10 end`,
    ),
    /**
     * All words of a product. Names are indexed stemmed and unstemmed, because shoppers type prefixes. The SKU is one
     * word with a leading `#`, so that no prefix search finds it. Colours, tags and audience words are included.
     */
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A')
        || array_to_tsvector(array['#' || lower(sku)]) || setweight(to_tsvector('simple', brand), 'B')
        || setweight(${traitWords}, 'C') || array_to_tsvector(tags)
        || setweight(to_tsvector('english', description), 'D')`,
    ),
    /**
     * All words except those of the description. A GIN index does not store weights, so these words need their own
     * index.
     */
    titleSearch: tsvector('title_search').generatedAlwaysAs(
      (): SQL => sql`to_tsvector('english', name) || to_tsvector('simple', name || ' ' || brand)
        || array_to_tsvector(array['#' || lower(sku)]) || ${traitWords} || array_to_tsvector(tags)`,
    ),
    /**
     * The sort key of the default order: random but constant, so that each page shows a mix of products
     * (`mix-neighbours.ts`).
     */
    mix: integer().generatedAlwaysAs((): SQL => sql`uuid_hash(id)`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the row was added; a snapshot excludes rows added later. */
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    // Created for each index, because `on` resets a column's order.
    const newest = () => [table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    const newestOfAll = () => [sql`(created_at at time zone 'UTC') desc`, table.id.desc().nullsFirst()] as const
    const traits = [
      table.brand,
      table.availability,
      table.stars,
      table.saleId,
      table.audience,
      table.tags,
      table.sellerId,
    ] as const
    const ranked = () => [table.featured.desc().nullsFirst(), ...newest(), table.priceCents, ...traits] as const
    const bestSold = () => [table.unitsSold.desc().nullsFirst(), ...ranked()] as const
    const bestRated = () => [table.ratingScore.desc().nullsFirst(), ...ranked()] as const
    return [
      check('products_price_positive', sql`${table.priceCents} > 0 and ${table.basePriceCents} > 0`),
      check('products_stock_not_negative', sql`${table.stock} >= 0`),
      check('products_status_known', sql`${table.status} in ('in-stock', 'pre-order', 'up-coming')`),
      check('products_hidden_by_admin', sql`not (${table.active} and ${table.hiddenByAdmin})`),
      check('products_hidden_with_seller', sql`not (${table.active} and ${table.hiddenWithSeller})`),
      check('products_audience_known', sql`${table.audience} in ('men', 'women', 'kids', 'unisex')`),
      // Each sort order has an index over all products and one per category. Each includes all filter columns, so that
      // facets and filtered pages need only the index.
      index('products_by_mix')
        .on(table.mix, table.id, table.priceCents, ...traits, table.featured)
        .where(sql`active`),
      index('products_by_category_mix')
        .on(table.category, table.mix, table.id, table.priceCents, ...traits, table.featured)
        .where(sql`active`),
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
      // The few products whose variants differ in price, for lists by the price of a variant.
      index('products_uneven')
        .on(
          table.priceCents,
          sql`(price_cents + most_surcharge_cents)`,
          table.category,
          table.id,
          table.mostSurchargeCents,
          ...traits,
          table.featured,
        )
        .where(sql`active and most_surcharge_cents > 0`),
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
      index('products_by_seller')
        .on(table.sellerId, ...newest())
        .where(sql`seller_id is not null`),
      // Includes hidden products, for the administrators' list; the `active` column lets the dashboard read only the
      // index.
      index('products_low_stock').on(table.lowStock, table.id, table.active).where(sql`low_stock is not null`),
      index('products_by_sku').on(table.sku),
      // For searches, which ignore case and take beginnings.
      index('products_by_sku_beginning').on(sql`lower(sku) text_pattern_ops`),
      index('products_to_release').on(table.releaseDate).where(sql`release_date is not null and status <> 'in-stock'`),
      index('products_search').using('gin', table.search),
      // A random 64th of all products, for estimating the size of large results (`search/sample.ts`).
      index('products_sample_search').using('gin', table.search).where(sql`active and mix < -2080374784`),
      index('products_title_search').using('gin', table.titleSearch),
      index('products_by_added').on(table.addedAt, table.id),
      index('products_by_change').on(table.updatedAt),
      // For the administrators' lists, which include hidden products. None contains the stock, which every order
      // changes. Their keys are expressions (`adminSorts`): with plain columns, the planner would use these indexes for
      // the shop's lists, which then could not use index-only scans.
      index('products_all_by_newest').on(...newestOfAll()),
      index('products_all_by_category').on(table.category, ...newestOfAll()),
      index('products_all_by_availability').on(table.availability, ...newestOfAll()),
      index('products_all_by_price').on(sql`(price_cents::bigint)`, table.id),
      index('products_all_by_name').on(sql`lower(name)`, table.id),
      index('products_archived')
        .on(...newestOfAll())
        .where(sql`not active`),
      // For administrators' searches, which find visible products in memory and archived ones here.
      index('products_archived_title_search').using('gin', table.titleSearch).where(sql`not active`),
      // For checking whether any product uses a picture (`is-shown.ts`).
      index('products_by_picture').using('gin', table.images),
      // The sitemap reads ids and change times from this index alone.
      index('products_listed').on(table.id, table.updatedAt).where(sql`active`),
    ]
  },
)

shardBy(products, products.id)
