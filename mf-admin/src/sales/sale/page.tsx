import type { AdminSaleDetail } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { useLoaderData, useLocation } from '@superium/shared/router'
import { ButtonLink, Skeleton } from '@superium/shared/ui'
import { type Column, DataTable } from '../../data-table/data-table'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackLink } from '../../layout/back-link'
import { Standing } from '../../layout/standing'
import { EndSale } from '../end-sale'
import { priceColumns, priceRange } from '../prices-table'
import { periodOf, SaleState } from '../sale-columns'
import { loadSale } from '../sale-requests'
import css from '../sales.module.css'
import { saleTexts as texts } from '../texts'
import { ChangeSale } from './change-sale'

const LIST = '/superium-admin/sales'

/** Loads the sale that the URL names, with one page of its products. */
export const loader = adminLoader(({ params: { id = '' }, request }) => ({ id, sale: loadSale(id, request) }))

type Item = AdminSaleDetail['items'][number]

const columns: readonly Column<Item>[] = [
  ...priceColumns,
  { label: texts.plan.current, numeric: true, cell: (item) => priceRange(item.current, item) },
  { label: texts.units, numeric: true, cell: ({ units }) => units },
  { label: texts.revenue, numeric: true, cell: ({ revenue }) => formatDollars(revenue) },
]

/** `/superium-admin/sales/:id`: a sale with its results, its products and their prices. */
export function Component() {
  const { search } = useLocation()
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.one.title}
      nameOf={(page) => page.sale.then(({ name }) => name)}
      back={<BackLink to={LIST}>{texts.back}</BackLink>}
    >
      {({ page: { id, sale } }) => (
        <Lasting
          data={sale}
          resetKey={id + search}
          pending={<Skeleton height="28rem" />}
          failed={<SectionError way={<ButtonLink to={LIST}>{texts.back}</ButtonLink>} />}
        >
          {(loaded) => <SaleView sale={loaded} />}
        </Lasting>
      )}
    </AdminPage>
  )
}

function SaleView({ sale }: { sale: AdminSaleDetail }) {
  const { _id, state, products, units, revenue, items, next } = sale
  const { search } = useLocation()
  const to = `${LIST}/${_id}`
  return (
    <>
      <Standing>
        <SaleState state={state} />
        <EndSale sale={sale} />
      </Standing>
      <dl className={css.facts}>
        <Fact name={texts.period} value={periodOf(sale)} />
        <Fact name={texts.products} value={products.toLocaleString('en-US')} />
        <Fact name={texts.units} value={units.toLocaleString('en-US')} />
        <Fact name={texts.revenue} value={formatDollars(revenue)} />
      </dl>
      <p className={css.note}>{texts.use}</p>
      {(state === 'scheduled' || state === 'running') && <ChangeSale key={state} sale={sale} />}
      <h2 className={`${css.title} ${css['after-form']}`}>{texts.one.items}</h2>
      <DataTable label={texts.one.items} columns={columns} rows={items} keyOf={({ _id: id }) => id} />
      <p className={css.note}>{texts.plan.rule}</p>
      <div className={css.buttons}>
        {search && (
          <ButtonLink to={to} variant="secondary">
            {texts.one.first}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={`${to}?after=${next}`} variant="secondary">
            {texts.one.next}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
