import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as accountAccess from '../account-access/table'
import * as addresses from '../addresses/table'
import * as alerts from '../alerts/table'
import * as audit from '../audit/table'
import * as catalogueImport from '../catalogue-import/table'
import * as contact from '../contact/table'
import * as coupons from '../coupons/table'
import * as mail from '../mail/table'
import * as orderFigures from '../order-figures/table'
import * as orders from '../orders/table'
import * as paymentLedger from '../payment-ledger/table'
import * as payouts from '../payouts/table'
import * as productBulk from '../product-bulk/table'
import * as products from '../products/table'
import * as productsByStock from '../products-by-stock/table'
import * as questions from '../questions/table'
import * as rateLimits from '../rate-limits/table'
import * as reports from '../reports/table'
import * as reviews from '../reviews/table'
import * as sales from '../sales/table'
import * as savedLists from '../saved-lists/table'
import * as savedViews from '../saved-views/table'
import * as sellers from '../sellers/table'
import * as soldPieces from '../sold-pieces/table'
import * as spelling from '../spelling/table'
import * as stock from '../stock/table'
import * as telemetry from '../telemetry/table'
import * as uploads from '../uploads/table'
import * as users from '../users/table'
import * as variants from '../variants/table'
import * as withdrawnOrders from '../withdrawn-orders/table'

/** Every table of the shop. `distribute-tables.test.ts` compares it with the files. */
export const allTables: PgTable[] = [
  accountAccess,
  addresses,
  alerts,
  audit,
  catalogueImport,
  contact,
  coupons,
  mail,
  orderFigures,
  orders,
  paymentLedger,
  payouts,
  productBulk,
  products,
  productsByStock,
  questions,
  rateLimits,
  reports,
  reviews,
  sales,
  savedLists,
  savedViews,
  sellers,
  soldPieces,
  spelling,
  stock,
  telemetry,
  uploads,
  users,
  variants,
  withdrawnOrders,
].flatMap((file) => Object.values<unknown>(file).filter((one): one is PgTable => is(one, PgTable)))
