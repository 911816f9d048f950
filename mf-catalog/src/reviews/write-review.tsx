import { Button, Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { LatePart } from '../catalogue/late-part'
import { detailTexts } from '../detail-texts'
import words from '../opinions/opinions.module.css'
import type { Own } from '../opinions/own-texts'
import { useReturnedFocus } from '../opinions/use-returned-focus'
import { useSignInFirst } from '../opinions/use-sign-in-first'
import { loadReviewForm } from './load-form'

const texts = detailTexts.reviews

/** "Write a Review" for who may; who is not signed in is led there and back, who did not buy it is told. */
export function WriteReview({ product, own, onDone }: { product: string; own: Own; onDone(): void }) {
  const [open, setOpen] = useState(false)
  const signInFirst = useSignInFirst('reviews')
  const place = useReturnedFocus<HTMLDivElement>(open)
  const close = (): void => setOpen(false)
  if (own.texts && !own.texts.mayReview) {
    return own.texts.reviews.length === 0 && <p className={words.small}>{texts.buyersOnly}</p>
  }
  const done = (): void => {
    close()
    onDone()
  }
  return (
    <div ref={place}>
      {open ? (
        <LatePart
          load={loadReviewForm}
          props={{ product, onDone: done, onCancel: close }}
          pending={<Skeleton height="20rem" />}
        />
      ) : (
        <Button variant="secondary" onClick={() => void signInFirst(() => setOpen(true))}>
          {texts.write}
        </Button>
      )}
    </div>
  )
}
