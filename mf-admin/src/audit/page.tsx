import type { AuditPage } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Link, useLoaderData, useLocation } from '@superium/shared/router'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { Inbox } from 'lucide-react'
import { DataTable } from '../data-table/data-table'
import { withChanges } from '../data-table/table-query'
import { listingTexts } from '../data-table/texts'
import { SectionError } from '../errors/section-error'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import css from './audit.module.css'
import { auditColumns } from './audit-columns'
import { AuditFilters } from './audit-filters'
import { ExportAuditButton } from './export-audit-button'
import { listAudit } from './list-audit'
import { auditTexts as texts } from './texts'

/** Loads a page of the audit. */
export const loader = adminLoader(({ request }) => ({ audit: listAudit(request) }))

const table = { label: texts.title, columns: auditColumns, keyOf: ({ _id }: { _id: string }) => _id }

/**
 * `/superium-admin/audit`: who changed what, newest first. The releases page's history shows the actions of release
 * tokens.
 */
export function Component() {
  const { search } = useLocation()
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} actions={<ExportAuditButton />}>
      {({ page: { audit } }) => (
        <>
          <p className={css.lede}>
            {texts.lede} <Link to="/superium-admin/releases">{texts.releases}</Link>.
          </p>
          <AuditFilters />
          <Deferred
            data={audit}
            resetKey={search}
            pending={<DataTable {...table} rows={null} />}
            failed={<SectionError />}
          >
            {(page) => <Entries {...page} />}
          </Deferred>
        </>
      )}
    </AdminPage>
  )
}

function Entries({ data, next }: AuditPage) {
  const { search, pathname } = useLocation()
  const params = new URLSearchParams(search)
  const to = (before: string): string => `${pathname}?${withChanges(params, { before })}`
  if (data.length === 0)
    return (
      <Notice
        icon={<Inbox size={28} aria-hidden="true" />}
        title={search ? listingTexts.none : texts.empty}
        {...(search && {
          actions: (
            <ButtonLink to={pathname} variant="secondary">
              {listingTexts.reset}
            </ButtonLink>
          ),
        })}
      />
    )
  return (
    <>
      <DataTable {...table} rows={data} />
      <nav className={css.pages} aria-label={texts.pages}>
        {params.has('before') && (
          <ButtonLink to={to('')} variant="secondary">
            {texts.newest}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={to(next)} variant="secondary">
            {texts.older}
          </ButtonLink>
        )}
      </nav>
    </>
  )
}
