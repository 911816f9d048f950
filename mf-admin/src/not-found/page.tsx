import { useLoaderData } from '@superium/shared/router'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { SearchX } from 'lucide-react'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { adminTexts } from '../texts'

const { notFound } = adminTexts

/** Guards the page: nobody else learns which addresses the administration has. */
export const loader = adminLoader(() => ({}))

/** `/superium-admin/…` that no page has: says so in the administration's frame, so that its menu leads on. */
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
