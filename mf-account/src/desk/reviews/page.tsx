import { api, dataOrThrow, type SellerReview } from '@superium/shared/api'
import { Notice } from '@superium/shared/ui'
import { Star } from 'lucide-react'
import css from '../content/content.module.css'
import { contentQuery } from '../content/content-query'
import { contentTexts } from '../content/texts'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { ListPage } from '../table/list-page'
import { Filter, Toolbar } from '../table/toolbar'
import { useQuery } from '../table/use-query'
import { ReviewItem } from './review-item'

const texts = contentTexts

interface ReviewsData extends Record<string, unknown> {
  reviews: Promise<{ data: SellerReview[]; count: number }>
}

/** Loads the reviews that the address selects. */
export const loader = deskLoader<ReviewsData>(({ request }) => {
  const params = { query: contentQuery(request) }
  const { signal } = request
  return { reviews: api.GET('/api/v1/seller/reviews', { params, signal }).then(dataOrThrow) }
})

const empty = (
  <Notice icon={<Star size={28} aria-hidden="true" />} title={texts.noReviews}>
    <p>{texts.noReviewsText}</p>
  </Notice>
)

/** `/seller/reviews`: reviews of the seller's products, those without a reply first. */
export function Component() {
  const { params } = useQuery()
  const noneLeft = params.get('state') === 'open' ? texts.noOpenReviews : undefined
  return (
    <DeskPage<ReviewsData> title={deskTexts.pages.reviews}>
      {({ reviews }) => (
        <>
          <Toolbar>
            <Filter name="state" label={texts.state} all={deskTexts.table.all} options={{ open: texts.open }} />
          </Toolbar>
          <ListPage page={reviews} empty={empty} noneLeft={noneLeft}>
            {(rows) => (
              <ul className={css.list}>
                {rows.map((review) => (
                  <ReviewItem key={review._id} review={review} />
                ))}
              </ul>
            )}
          </ListPage>
        </>
      )}
    </DeskPage>
  )
}
