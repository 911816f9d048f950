import type { OwnSeller } from '@superium/shared/api'
import type { User } from '@superium/shared/state'
import { readApplicationDraft } from './application-draft'
import type { SellerForm } from './seller-form'

/** The initial values: the draft from before a reload, else the former application, else the account's data. */
export function firstValues(user: User | null, former: OwnSeller | null): SellerForm {
  const [first = '', ...others] = (user?.displayName ?? '').trim().split(/\s+/)
  return {
    ...{ profilePicture: null, logo: null, coverPhoto: null, password: '', confirmPassword: '' },
    fname: former?.firstName ?? first,
    lname: former?.lastName ?? others.join(' '),
    phone: former?.phone ?? '',
    district: former?.district ?? '',
    address: former?.address ?? '',
    shopname: former?.shopName ?? '',
    shopaddress: former?.shopAddress ?? '',
    ...{ email: '', ...readApplicationDraft(user?.uid ?? '') },
    ...(user && { email: user.email }),
  }
}
