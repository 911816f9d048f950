import { openDatabase } from '@superium/api/seeding'
import { insertHistory } from './history/insert-history'

/** In milliseconds; one statement inserts all rows of a kind. */
const STATEMENT_TIMEOUT = 300_000

const { DATABASE_URL, HISTORY_ORDERS } = process.env
const orders = Number(HISTORY_ORDERS)
if (!DATABASE_URL || !Number.isInteger(orders) || orders < 1) {
  process.stderr.write('History: set DATABASE_URL, and HISTORY_ORDERS to a whole number.\n')
  process.exitCode = 1
} else {
  const { db, close } = openDatabase(DATABASE_URL, { connections: 2, statementTimeout: STATEMENT_TIMEOUT })
  try {
    const added = await insertHistory(db, orders)
    process.stdout.write(added ? `History: ${orders} orders added.\n` : 'History: it is there.\n')
  } finally {
    await close()
  }
}
