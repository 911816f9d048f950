import type { CatalogueImport } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Link, useLoaderData, useNavigate, useSearchParams } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackToProducts } from '../back-to-products'
import css from './import.module.css'
import { ImportCard } from './import-card'
import { listImports, loadImport } from './import-requests'
import { importTexts as texts } from './texts'
import { UploadForm } from './upload-form'

const UUID = /^[0-9a-f-]{36}$/

/** The import that the URL names, or else the administrator's own unfinished one. */
async function chosen(request: Request, latest: Promise<CatalogueImport[]>): Promise<{ shown?: CatalogueImport }> {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (UUID.test(id)) return { shown: await loadImport(id, request.signal) }
  if (id) return {}
  const open = (await latest).find(({ mine, state }) => mine && /^(checking|checked|running)$/.test(state))
  return open ? { shown: open } : {}
}

/** Loads the latest imports and the selected one. */
export const loader = adminLoader(({ request }) => {
  const latest = listImports(request.signal)
  return { latest, current: chosen(request, latest) }
})

const to = (id: string): string => `/superium-admin/products/import?id=${id}`

/**
 * `/superium-admin/products/import`: imports products from a file, after a dry run. The server continues if the page is
 * closed.
 */
export function Component() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  /** The selected import, more recent than its entry in the list. */
  const [live, setLive] = useState<CatalogueImport>()
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} back={<BackToProducts />}>
      {({ page: { latest, current } }) => (
        <div className={css.page}>
          <div className={css.text}>
            <p>{texts.text}</p>
            <p>{texts.columns}</p>
            <p>{texts.prices}</p>
            <p>{texts.how}</p>
          </div>
          <Deferred
            data={current}
            resetKey={params.get('id') ?? ''}
            pending={<Skeleton height="6rem" />}
            failed={<SectionError />}
          >
            {({ shown }) =>
              shown ? (
                <ImportCard
                  key={shown._id}
                  given={shown}
                  onAnother={() => void navigate(to('new'))}
                  onState={setLive}
                />
              ) : (
                <UploadForm onSent={({ _id }) => void navigate(to(_id))} />
              )
            }
          </Deferred>
          <Deferred data={latest} pending={null} failed={null}>
            {(all) => <Latest all={all.map((one) => (one._id === live?._id ? live : one))} />}
          </Deferred>
        </div>
      )}
    </AdminPage>
  )
}

function Latest({ all }: { all: readonly CatalogueImport[] }) {
  if (all.length === 0) return null
  return (
    <section>
      <h2 className={css.title}>{texts.latest}</h2>
      <ul className={css.latest}>
        {all.map(({ _id, name, state, mine, createdAt }) => (
          <li key={_id}>
            <Link to={to(_id)}>{name}</Link>{' '}
            <span className={css.quiet}>
              {texts.states[state]} · {formatMoment(createdAt)} · {mine ? texts.by.me : texts.by.other}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
