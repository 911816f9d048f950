import { redirect } from '@superium/shared/router'

/** `/superium-admin/reports`: redirects links in old e-mails; reports are now a tab of the reviews page. */
export const loader = () => redirect('/superium-admin/reviews?state=reported')

/** Never rendered. */
export const Component = () => null
