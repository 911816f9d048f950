/** Texts of the overview. */
export const overviewTexts = {
  numbers: 'What waits for you',
  start: 'Your shop has nothing to sell yet',
  startText:
    'Add your first product: its name, a price, how many pieces you have, and a picture. Shoppers find it as soon as you save it. Then tell them in your shop profile who you are.',
  startShop: 'Fill in your shop profile',
  toShip: 'Orders to ship',
  toShipNote: 'confirmed, with products of yours',
  returns: 'Returns waiting',
  returnsNote: 'for your decision',
  lowStock: 'Low stock',
  lowStockNote: 'five pieces or fewer',
  openQuestions: 'Open questions',
  openQuestionsNote: 'not answered yet',
  range: 'Range',
  lastDays: (days: number) => `Last ${days} days`,
  chart: 'Sales by day',
  chartNote:
    'The prices of your products that were ordered, without cancelled and returned pieces. Days begin at midnight UTC.',
  chartLabel: (days: number, total: string, best: string, day: string) =>
    `Sales of the last ${days} days: ${total}. Best day: ${best} on ${day}.`,
  chartEmpty: 'No sales in these days.',
  sum: (total: string, orders: number) => `${total} from ${orders} ${orders === 1 ? 'order' : 'orders'}`,
  asTable: 'As a table',
  day: 'Day',
  orders: 'Orders',
  pieces: 'Pieces',
  amount: 'Amount',
} as const
