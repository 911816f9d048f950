import { type Queries, sellerEvents, sellers } from '@superium/api/seeding'
import { insertAll } from '../database/insert-all'
import { shopPictureKey } from '../pictures/picture-key'
import { createRandom } from '../random/random'
import { uuidOfMoment } from '../random/uuid-of-moment'
import { DEMO_SELLERS } from './demo-sellers'

const DAY = 24 * 60 * 60 * 1000

/** Inserts the demo's sellers with the steps of their applications; existing ones stay as they are. */
export async function insertSellers(tx: Queries, epoch: Date): Promise<void> {
  const random = createRandom(1414)
  const rows = DEMO_SELLERS.map(({ uid, age, sells: _, ...shop }, index) => {
    const appliedAt = new Date(epoch.getTime() - age * DAY)
    const decidedAt = shop.state === 'approved' ? new Date(appliedAt.getTime() + 2 * DAY) : null
    const step = (kind: 'applied' | 'approved', actor: 'seller' | 'admin', at: Date) => ({
      ...{ sellerId: shop.id, id: uuidOfMoment(at, random), kind, actor, at },
      actorId: actor === 'seller' ? uid : 'demo',
    })
    return {
      seller: {
        ...shop,
        userId: uid,
        profilePicture: shopPictureKey('owner', index),
        logo: shopPictureKey('logo', index),
        coverPhoto: shopPictureKey('cover', index),
        emailVerifiedAt: appliedAt,
        ...{ appliedAt, decidedAt, updatedAt: decidedAt ?? appliedAt },
      },
      events: [step('applied', 'seller', appliedAt), ...(decidedAt ? [step('approved', 'admin', decidedAt)] : [])],
    }
  })
  await insertAll(
    tx,
    sellers,
    rows.map(({ seller }) => seller),
  )
  await insertAll(
    tx,
    sellerEvents,
    rows.flatMap(({ events }) => events),
  )
}
