/** The texts of the dashboard. */
export const dashboardTexts = {
  title: 'Dashboard',
  range: {
    label: 'Range',
    from: 'From',
    to: 'to',
    by: 'By',
    steps: { day: 'Day', week: 'Week', month: 'Month' },
    presets: {
      today: 'Today',
      week: '7 days',
      days30: '30 days',
      days90: '90 days',
      month: 'This month',
      before: 'Last month',
      year: '12 months',
    },
  },
  figures: {
    label: 'The shop in numbers',
    revenue: 'Revenue',
    revenueNote: 'without what was cancelled or came back',
    orders: 'Orders',
    ordersNote: 'placed and not cancelled',
    average: 'Average order',
    averageNote: 'revenue divided by orders',
    conversion: 'Conversion',
    conversionNote: (visits: number, shown: string) =>
      `orders divided by ${shown} ${visits === 1 ? 'visit' : 'visits'}; an address counts twice an hour at most, a day without visits not at all`,
    someVisits: 'unknown: only a part of the visits was counted in this period',
    noVisits: 'unknown: no visits were counted in this period',
    units: 'Units',
    unitsNote: 'pieces sold and kept',
    returns: 'Returns',
    returnsNote: (units: number, total: string) =>
      `accepted: ${units === 1 ? '1 piece' : `${units.toLocaleString('en-US')} pieces`}, ${total}`,
    unknown: '–',
    noChange: 'nothing to compare',
    fromNothing: 'none before',
    change: {
      up: (percent: number) => `${percent.toLocaleString('en-US')} % more`,
      down: (percent: number) => `${percent.toLocaleString('en-US')} % less`,
      same: () => 'unchanged',
    },
    before: (from: string, to: string) =>
      `Changes are since the period before, ${from} to ${to}. Days begin at midnight UTC.`,
    sampled: 'Conversion is unknown because telemetry counts only a share of the page views.',
  },
  chart: {
    title: { day: 'By day', week: 'By week', month: 'By month' },
    steps: { day: 'Day', week: 'Week', month: 'Month' },
    measure: 'Show',
    measures: { revenue: 'Revenue', orders: 'Orders', units: 'Units', returns: 'Returns', visits: 'Visits' },
    note: 'UTC days; weeks begin on Monday. Orders count on the day they were placed, returns when they were accepted.',
    label: (measure: string, sum: string, best: string, name: string) =>
      `${measure} of the period: ${sum}. Highest: ${best}, ${name}.`,
    empty: (measure: string) => `${measure} of the period: none.`,
    asTable: 'Show as a table',
  },
  products: {
    best: 'Best sellers',
    low: 'Low stock',
    allLow: 'All with low stock',
    product: 'Product',
    units: 'Units',
    revenue: 'Revenue',
    left: 'Left',
    soldOut: 'Sold out',
    noneSold: 'Nothing was sold in this period',
    noneLow: 'No product has five or fewer pieces left',
    lowCount: (count: number, shown: number) =>
      count > shown
        ? `The first ${shown} of ${count === 1000 ? '1,000 or more' : count.toLocaleString('en-US')} shown products with five or fewer pieces left.`
        : 'Shown products with five or fewer pieces left.',
  },
  latest: 'Latest orders',
  allOrders: 'All orders',
  noOrders: 'No order yet',
  noOrdersText: 'The first order will be listed here.',
} as const
