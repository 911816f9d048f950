import { Lasting } from '@superium/shared/loading'
import { useLoaderData } from '@superium/shared/router'
import { ButtonLink, Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackLink } from '../../layout/back-link'
import { readPerson } from './person-requests'
import { PersonView } from './person-view'
import { personTexts as texts } from './texts'

/** Loads one person. */
export const loader = adminLoader(({ request, params: { uid = '' } }) => ({
  uid,
  person: readPerson(uid, request.signal),
}))

const LIST = '/superium-admin/users'

/** `/superium-admin/users/:uid`: one person with access, role, orders, reviews and the administrators' actions. */
export function Component() {
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.title}
      nameOf={({ person }) => person.then(({ name, email }) => name || email)}
      back={<BackLink to={LIST}>{texts.back}</BackLink>}
    >
      {({ page: { uid, person } }) => (
        <Lasting
          data={person}
          resetKey={uid}
          pending={<Skeleton height="28rem" />}
          failed={<SectionError way={<ButtonLink to={LIST}>{texts.back}</ButtonLink>} />}
        >
          {(one) => <PersonView person={one} />}
        </Lasting>
      )}
    </AdminPage>
  )
}
