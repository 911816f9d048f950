import { redirect } from '@superium/shared/router'

/** `/superium-admin/reports`: e-mails of before lead here; what is reported is a tab of the reviews. */
export const loader = () => redirect('/superium-admin/reviews?state=reported')

/** Never shown. */
export const Component = () => null
