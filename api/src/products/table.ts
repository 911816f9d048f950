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

/** The words of colours and audience in an expression of the table's own columns. */
const traitWords = sql.raw(`to_tsvector('simple', colour || ' ' || variant_colours || case audience
          when 'men' then ' ${AUDIENCE_WORDS.men}' when 'women' then ' ${AUDIENCE_WORDS.women}'
          when 'kids' then ' ${AUDIENCE_WORDS.kids}' else '' end)`)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A product. Distribution column: `id`.
 *
 * `priceCents` is the current price; `basePriceCents` is the ordinary price after a sale; `regularPriceCents` is the
 * struck-through price, set only when the price history confirms a discount. `sku` is unique by construction: a unique key
 * would have to hold the distribution column.
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
    /** The seller whose product it is; null for the shop's own. */
    sellerId: uuid('seller_id'),
    /** Hidden because its seller is suspended; shown again with the shop (`hide-with-seller.ts`). */
    hiddenWithSeller: boolean('hidden_with_seller').notNull().default(false),
    /** An administrator took a seller's product out of the shop: the seller cannot put it back. */
    hiddenByAdmin: boolean('hidden_by_admin').notNull().default(false),
    stock: integer().notNull(),
    images: text().array().notNull(),
    /** What each picture shows, in the order of `images`, for those who cannot see it; shorter where texts are missing. */
    imageAlts: text('image_alts').array().notNull().default([]),
    /** Whom it is made for: one of `audiences`; `unisex` for everybody. */
    audience: text().notNull().default('unisex'),
    /** What it also belongs to, as lower-case words such as `sport`; the shop's own, no fixed list. */
    tags: text().array().notNull().default([]),
    /** Counts what people changed of it, variants too but not their stock, so that nobody overwrites what they have not seen. */
    edition: integer().notNull().default(1),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** The number of variants; 0 for a product in one form. */
    variantCount: integer('variant_count').notNull().default(0),
    /** Cents that the most expensive variant costs above the cheapest, whose price is the product's. */
    mostSurchargeCents: integer('most_surcharge_cents').notNull().default(0),
    /** The colours of all variants in one text, for search alone. */
    variantColours: text('variant_colours').notNull().default(''),
    /** When a pre-order or up-coming product is released. */
    releaseDate: date('release_date'),
    /** What a shopper can do now: the status, or `sold-out` for a product that would be sold but has no stock. */
    availability: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case when stock = 0 and status <> 'up-coming' then 'sold-out' else status end`),
    /**
     * The stock of a product that is low on it, else null. An index on the stock itself would make every order write to all
     * indexes of the product (PostgreSQL updates a row in place only while no indexed column changes). Lists by stock have a
     * table of their own (`products-by-stock`).
     */
    lowStock: smallint('low_stock').generatedAlwaysAs(
      (): SQL => sql`case when stock <= ${sql.raw(String(LOW_STOCK))} then stock end`,
    ),
    /** Pieces of confirmed orders; those of the last minute are in `sold_pieces`. */
    unitsSold: integer('units_sold').notNull().default(0),
    ratingTotal: integer('rating_total').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The average with five virtual reviews of 3.5, so that one five-star review does not lead the list. */
    ratingScore: doublePrecision('rating_score').generatedAlwaysAs(
      (): SQL => sql`(rating_total + 17.5) / (rating_count + 5)`,
    ),
    /** The shown average, rounded down to whole stars; 0 without reviews. */
    stars: smallint().generatedAlwaysAs(
      (): SQL =>
        sql`case when rating_count = 0 then 0 else (20 * rating_total + rating_count) / (2 * rating_count) / 10 end`,
    ),
    /**
     * All words of a product. Names are indexed stemmed and unstemmed, because shoppers type prefixes. The SKU is one word with
     * a leading `#`, so that no prefix search finds it. Colours, tags and the words for its audience count, too.
     */
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A')
        || array_to_tsvector(array['#' || lower(sku)]) || setweight(to_tsvector('simple', brand), 'B')
        || setweight(${traitWords}, 'C') || array_to_tsvector(tags)
        || setweight(to_tsvector('english', description), 'D')`,
    ),
    /**
     * The words of all but the description. A GIN index has no weights, so that these words need an index of their own.
     */
    titleSearch: tsvector('title_search').generatedAlwaysAs(
      (): SQL => sql`to_tsvector('english', name) || to_tsvector('simple', name || ' ' || brand)
        || array_to_tsvector(array['#' || lower(sku)]) || ${traitWords} || array_to_tsvector(tags)`,
    ),
    /**
     * The place in the default order: random but the same for ever, so that a page has a bit of everything
     * (`mix-neighbours.ts`).
     */
    mix: integer().generatedAlwaysAs((): SQL => sql`uuid_hash(id)`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the row was added; a snapshot leaves out what was added later. */
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    // Created per index, because `on` resets the order of a column.
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
      // Each order has an index over all products and one per category. Each holds all filter columns, so that facets and filtered
      // pages come from the index alone.
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
      // Of hidden products too, for the administrators' list; the dashboard reads whether one is shown from the index as well.
      index('products_low_stock').on(table.lowStock, table.id, table.active).where(sql`low_stock is not null`),
      index('products_by_sku').on(table.sku),
      index('products_to_release').on(table.releaseDate).where(sql`release_date is not null and status <> 'in-stock'`),
      index('products_search').using('gin', table.search),
      // A 64th of all products at random, by which large results are counted (`search/sample.ts`).
      index('products_sample_search').using('gin', table.search).where(sql`active and mix < -2080374784`),
      index('products_title_search').using('gin', table.titleSearch),
      index('products_by_added').on(table.addedAt, table.id),
      index('products_by_change').on(table.updatedAt),
      // The administrators' list, hidden products too. None holds the stock, which changes with every order. Their keys are
      // expressions (`adminSorts`), or the planner would take them for the shop's lists, which then are no longer read from the index alone.
      index('products_all_by_newest').on(...newestOfAll()),
      index('products_all_by_category').on(table.category, ...newestOfAll()),
      index('products_all_by_availability').on(table.availability, ...newestOfAll()),
      index('products_all_by_price').on(sql`(price_cents::bigint)`, table.id),
      index('products_all_by_name').on(sql`lower(name)`, table.id),
      index('products_archived')
        .on(...newestOfAll())
        .where(sql`not active`),
      // What a search of the administrators finds beside the shown products, which are found in memory.
      index('products_archived_title_search').using('gin', table.titleSearch).where(sql`not active`),
      // Whether any product shows a picture (`is-shown.ts`).
      index('products_by_picture').using('gin', table.images),
      // The sitemap reads ids and last changes from this index alone.
      index('products_listed').on(table.id, table.updatedAt).where(sql`active`),
    ]
  },
)

shardBy(products, products.id)
