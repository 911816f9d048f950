import { IconButton, late } from '@superium/shared/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import css from './banner.module.css'
import type { Campaign } from './campaigns'
import { Slide } from './slide'
import { bannerTexts } from './texts'
import { useRotation } from './use-rotation'

/** The home page's campaigns (WAI-ARIA carousel pattern: the pause button is the first tab stop); one alone stands still. */
export function Banner({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { current, rotating, playing, setPlaying, hold, show } = useRotation(campaigns.length)
  return (
    <section
      className={css.banner}
      aria-roledescription="carousel"
      aria-label={bannerTexts.label}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hold('focus', false)}
    >
      {campaigns.length > 1 && (
        <div className={css.controls}>
          <IconButton
            {...late('pause')}
            label={playing ? bannerTexts.pause : bannerTexts.play}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          </IconButton>
          <IconButton {...late('previous')} label={bannerTexts.previous} onClick={() => show(current - 1)}>
            <ChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <fieldset className={css.dots} aria-label={bannerTexts.choose}>
            {campaigns.map(({ picture }, index) => (
              <button
                key={picture}
                {...late(`slide:${index}`)}
                type="button"
                className={css.dot}
                aria-label={bannerTexts.show(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
          </fieldset>
          <IconButton {...late('next')} label={bannerTexts.next} onClick={() => show(current + 1)}>
            <ChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div className={css.slides} aria-live={rotating ? 'off' : 'polite'}>
        {campaigns.map((campaign, index) => (
          <Slide
            key={campaign.picture}
            campaign={campaign}
            position={bannerTexts.position(index + 1, campaigns.length)}
            shown={index === current}
            critical={index === 0}
          />
        ))}
      </div>
      <span className={css.complete} hidden />
    </section>
  )
}
