import { DEMO_COUNTER_RESET, DEMO_COUNTER_THRESHOLD } from '@superium/shared/constants'
import { Button, Card } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { counterTexts as texts } from './counter-texts'
import css from './demo-counter.module.css'

/** Spec §2: the click counter that alerts when N is 10 or more, and resets to 9. */
export function DemoCounter() {
  const [count, setCount] = useState(0)
  const add = (): void => {
    const next = count + 1
    if (next >= DEMO_COUNTER_THRESHOLD) window.alert(texts.alert(next))
    setCount(next >= DEMO_COUNTER_THRESHOLD ? DEMO_COUNTER_RESET : next)
  }
  return (
    <Card className={css.counter ?? ''}>
      <div>
        <h2 className={css.title}>{texts.title}</h2>
        <p className={css.text}>{texts.text}</p>
      </div>
      <output className={css.count} aria-label={texts.count}>
        {count}
      </output>
      <Button variant="secondary" onClick={add}>
        <Plus size={18} aria-hidden="true" />
        {texts.add}
      </Button>
    </Card>
  )
}
