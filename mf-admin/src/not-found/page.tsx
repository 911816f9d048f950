import { useLoaderData } from '@superium/shared/router'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { SearchX } from 'lucide-react'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { adminTexts } from '../texts'

const { notFound } = adminTexts

/** Guards the page, so that only administrators learn which addresses exist. */
export const loader = adminLoader(() => ({}))

/**
 * Any unknown `/superium-admin/…`: a "not found" page inside the administration's layout, so that its menu stays
 * available.
 */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={notFound.title}>
      {() => (
        <Notice
          icon={<SearchX size={28} aria-hidden="true" />}
          title={notFound.nothing}
          actions={<ButtonLink to="/superium-admin">{notFound.dashboard}</ButtonLink>}
        >
          <p>{notFound.text}</p>
        </Notice>
      )}
    </AdminPage>
  )
}
