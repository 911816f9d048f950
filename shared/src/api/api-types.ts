import type { components } from './schema.generated'

type Schemas = components['schemas']

/** A product as the API sends it (spec §3 and additive fields); `price` in dollars with two decimals. */
export type Product = Schemas['Product']
/** A product of a listing; with the variant that passes the filters, whose price and first picture are then its own. */
export type ListedProduct = Schemas['ListedProduct']
/** A product with its variants; `price` is the cheapest one's, `stock` the sum. */
export type ProductDetail = Schemas['ProductDetail']
/** A variant of a product: a colour, a size, or both. */
export type Variant = Schemas['Variant']
/** A seller's public profile: texts, pictures, number of products, and rating. */
export type SellerShop = Schemas['SellerShop']
/** A buyer's review of a product; plain text. */
export type Review = Schemas['Review']
/** Count and averages of a product's reviews. */
export type ReviewSummary = Schemas['ReviewSummary']
/** A question about a product with its answers; plain text. */
export type Question = Schemas['Question']
/** The visitor's own texts about a product, and those that they may still write. */
export type OwnTexts = Schemas['OwnTexts']
/** A purchase of the visitor that has no review yet. */
export type OpenPurchase = Schemas['OpenPurchase']
/** A category with its keyword, shown name, picture and count of products. */
export type Category = Schemas['Category']
/** A page of products with the count over the whole result and its facets. */
export type Listing = Schemas['Listing']
/** Where a product's name and description match a search: starts and ends (exclusive) in UTF-16 code units. */
export type Highlight = Schemas['Highlight']
/** Products, categories and brands for a search term that is being typed. */
export type Suggestions = Schemas['Suggestions']
/** The amounts that the server would charge for these lines now, in dollars. */
export type Quote = Schemas['Quote']
/** The effect of a typed coupon on a quote; `reason` says why it is refused. */
export type QuoteCoupon = Schemas['QuoteCoupon']
/** A coupon as administrators see it; amounts in dollars, null where it has no bound. */
export type Coupon = Schemas['Coupon']
/** An administrator's changes to a coupon; null removes a limit. */
export type CouponChanges = Schemas['CouponChanges']
/** The fields of a new coupon. */
export type CouponInput = Schemas['CouponInput']
/** An order with its lines, totals in dollars and timeline. */
export type Order = Schemas['Order']
/** A page of orders for administrators, with cursors of its neighbours. */
export type AdminOrders = Schemas['AdminOrders']
/** An order in a list of administrators: fields of the whole one, by the same names. */
export type AdminOrderRow = Schemas['AdminOrderRow']
/** A page of any list of administrators; `next` and `previous` are its neighbours' cursors. */
export type AdminPage<Row> = Omit<AdminOrders, 'data'> & { data: Row[] }
/** The result for one order of a bulk shipment. */
export type ShipResult = Schemas['ShipResult']
/** The result for one order of a bulk confirmation of cash. */
export type ConfirmCashResult = Schemas['ConfirmCashResult']
/** The sender of an order's lines: the shop itself, or a seller. */
export type OrderSender = Schemas['OrderSender']
/** A line of an order; amounts in dollars, counts in pieces. */
export type OrderLine = Schemas['OrderLine']
/** How an order is paid, and whether it has been. */
export type OrderPayment = Schemas['OrderPayment']
/** A parcel's carrier, number and address on the carrier's site. */
export type OrderTracking = Schemas['OrderTracking']
/** A seller of an order's lines. */
export type OrderSeller = Schemas['OrderSeller']
/** Pieces of an order that one sender sent together. */
export type OrderParcel = Schemas['OrderParcel']
/** An order as its seller sees it: the seller's own lines, parcels and returns. */
export type SellerOrder = Schemas['SellerOrder']
/** A return that a buyer has requested or sent. */
export type OrderReturn = Schemas['OrderReturn']
/** A number of pieces of one line of an order. */
export type OrderPieces = Schemas['OrderPieces']
/** An order's status. */
export type OrderStatus = Schemas['OrderStatus']
/** Numbers of items that wait for an administrator. */
export type AdminWaiting = Pick<
  Schemas['AdminSummary'],
  'pendingOrders' | 'pendingSellers' | 'openReports' | 'newMessages'
>
/** The figures of a period and of the one before; days are UTC, amounts in dollars. */
export type Dashboard = Schemas['Dashboard']
/** A best-selling product. */
export type BestSeller = Schemas['BestSeller']
/** A product with few pieces left. */
export type LowStockProduct = Schemas['LowStockProduct']
/** A product as administrators see it: hidden ones too, with the price outside sales. */
export type AdminProduct = Schemas['AdminProduct']
/** A page of an administrator's products, with cursors of its neighbours. */
export type AdminProducts = Schemas['AdminProducts']
/** A named set of filters for an administration list; `query` is the address's query string. */
export type SavedView = Schemas['SavedView']
/** A product with its variants as administrators see it. */
export type AdminProductDetail = Schemas['AdminProductDetail']
/** The changes of a bulk edit to each product. */
export type BulkChange = Schemas['BulkChange']
/** The result of a bulk edit for each product, done or planned. */
export type BulkResult = Schemas['BulkResult']
/** An import of products from a file; counts are of products. */
export type CatalogueImport = Schemas['CatalogueImport']
/** The effect of an import on one product, or a row that cannot be read. */
export type ImportItem = Schemas['ImportItem']
/** A variant as administrators see it: its price outside sales. */
export type AdminVariant = Schemas['AdminVariant']
/** A product's price history, its sales, and what the 30-day rule allows. */
export type ProductPrices = Schemas['ProductPrices']
/** One entry of a stock's history, in pieces. */
export type StockMovement = Schemas['StockMovement']
/** A change of stock to record: pieces received, lost or counted. */
export type StockMove = Schemas['StockMove']
/** The fields of a new product; the server assigns id and SKU. */
export type ProductInput = Schemas['ProductInput']
/** A product as its seller sees it in a list; prices in dollars. */
export type SellerProduct = Schemas['SellerProduct']
/** A seller's product with its variants. */
export type SellerProductDetail = Schemas['SellerProductDetail']
/** A variant as its seller sees it: its price outside sales. */
export type SellerVariant = Schemas['SellerVariant']
/** The fields of a seller's new product; the server assigns id and SKU. */
export type SellerProductInput = Schemas['SellerProductInput']
/** A seller's changes to a product; the stock changes by differences. */
export type SellerProductChanges = Schemas['SellerProductChanges']
/** The result of importing a seller's file of products, done or planned. */
export type ProductImportResult = Schemas['ProductImportResult']
/** What a seller's pieces sold for, in dollars. */
export type SellerEarnings = Schemas['SellerEarnings']
/** The numbers of a seller's overview; days are UTC, totals in dollars. */
export type SellerOverview = Schemas['SellerOverview']
/** A question about a seller's product, and whether it waits for an answer. */
export type SellerQuestion = Schemas['SellerQuestion']
/** A review of a seller's product. */
export type SellerReview = Schemas['SellerReview']
/** A seller's own shop profile. */
export type OwnShop = Schemas['OwnShop']
/** A seller's changes to the shop. */
export type OwnShopChanges = Schemas['OwnShopChanges']
/** A review, question or answer as administrators see it. */
export type ModeratedText = Schemas['ModeratedText']
/** A sale with its use, as administrators see it. */
export type AdminSale = Schemas['AdminSale']
/** A sale with its use and a page of its products. */
export type AdminSaleDetail = Schemas['AdminSaleDetail']
/** A new sale. */
export type SaleInput = Schemas['SaleInput']
/** Changes of a sale. */
export type SaleChanges = Schemas['SaleChanges']
/** The changes that a sale would make. */
export type SalePlan = Schemas['SalePlan']
/** A page of reviews, questions and answers. */
export type ModeratedTexts = Schemas['ModeratedTexts']
/** One person as administrators see them, with the newest orders, reviews and steps. */
export type PersonDetail = Schemas['PersonDetail']
/** One write of an administrator, a seller or the command line. */
export type AuditEntry = Schemas['AuditEntry']
/** A page of the audit; `next` is `before` of the next one. */
export type AuditPage = Schemas['AuditPage']
/** A user record as administrators see it. */
export type AdminUser = Schemas['AdminUser']
/** A message of the contact form. */
export type KeptContactMessage = Schemas['KeptContactMessage']
/** A message of the contact form with its answers. */
export type ContactMessageDetail = Schemas['ContactMessageDetail']
/** Failures and web vitals of one version of a remote; vitals in milliseconds, CLS without unit. */
export type VersionHealth = Schemas['VersionHealth']
export type TelemetryTimeline = Schemas['TelemetryTimeline']
/** The cart and wishlist of an account, which all its devices show. */
export type SavedLists = Schemas['SavedLists']
/** Changes of the saved cart and wishlist; with `merge`, a guest's lines that are added. */
export type SavedChanges = Schemas['SavedChanges']
/** An address of the caller's address book. */
export type Address = Schemas['Address']
/** The fields of a new or changed address. */
export type AddressInput = Schemas['AddressInput']
/** The address that prefills the checkout, and where it comes from. */
export type CheckoutDefaults = Schemas['CheckoutDefaults']
/** A bank account to which a seller's money is paid; only the end of its number. */
export type PayoutMethod = Schemas['PayoutMethod']
/** The fields of a new payout method. */
export type PayoutInput = Schemas['PayoutInput']
/** The caller's own application to sell, or shop, with its steps; pictures are addresses. */
export type OwnSeller = Schemas['OwnSeller']
/** A seller in an administrator's list. */
export type AdminSeller = Schemas['AdminSeller']
/** A seller with all that an administrator decides by. */
export type AdminSellerDetail = Schemas['AdminSellerDetail']
/** An administrator's decision about a seller; the seller reads the `reason`. */
export type SellerDecision = Schemas['SellerDecision']
