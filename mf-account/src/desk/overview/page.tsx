import { api, dataOrThrow, type SellerOverview } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { useLocation } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { Filter, Toolbar } from '../table/toolbar'
import { FirstSteps } from './first-steps'
import { KeyFigures } from './key-figures'
import css from './overview.module.css'
import { SalesChart } from './sales-chart'
import { overviewTexts as texts } from './texts'

const RANGES = { '30': texts.lastDays(30), '7': texts.lastDays(7), '90': texts.lastDays(90) }

interface OverviewData extends Record<string, unknown> {
  overview: Promise<SellerOverview>
}

/** Loads the figures of the last 7, 30 or 90 days (`days`). */
export const loader = deskLoader<OverviewData>(({ request: { url, signal } }) => {
  const asked = new URL(url).searchParams.get('days') ?? ''
  const days = asked in RANGES ? Number(asked) : 30
  const params = { query: { days } }
  return { overview: api.GET('/api/v1/seller/overview', { params, signal }).then((answer) => dataOrThrow(answer).data) }
})

/** `/seller`: what the seller has to handle, and the sales by day. */
export function Component() {
  const { search } = useLocation()
  return (
    <DeskPage<OverviewData> title={deskTexts.pages.overview}>
      {({ overview }) => (
        <Deferred data={overview} resetKey={search} pending={<Skeleton height="30rem" />} failed={<SectionError />}>
          {(numbers) => (
            <div className={css.overview}>
              {numbers.products === 0 && <FirstSteps />}
              <KeyFigures overview={numbers} />
              <SalesChart
                days={numbers.days}
                range={
                  <Toolbar>
                    <Filter name="days" label={texts.range} standard="30" options={RANGES} />
                  </Toolbar>
                }
              />
            </div>
          )}
        </Deferred>
      )}
    </DeskPage>
  )
}
