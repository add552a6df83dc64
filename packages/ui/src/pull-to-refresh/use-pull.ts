import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { headHeightAt, isAtTop, isFarEnough } from './pull.ts'

type Stage = 'still' | 'pulling' | 'ready' | 'refreshing' | 'done'

interface Pull {
  readonly stage: Stage
  readonly height: number
}

const still: Pull = { stage: 'still', height: 0 }
const restHeight = 40
const doneMs = 500

interface Finger {
  readonly x: number
  readonly y: number
  /** Decided by the first move: a finger that began sideways, upwards or in the middle of a list never pulls. */
  pulls?: boolean
}

const decide = ({ x, y }: Finger, touch: Touch, target: EventTarget | null) => {
  const down = touch.clientY - y
  return down > 0 && down > Math.abs(touch.clientX - x) && isAtTop(target instanceof Element ? target : null)
}

/** Follows one finger down the place; letting go far enough down refreshes. */
export const usePull = (place: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>): Pull => {
  const [pull, setPull] = useState(still)
  const isBusy = pull.stage === 'refreshing' || pull.stage === 'done'

  const refresh = useEffectEvent(async () => {
    setPull({ stage: 'refreshing', height: restHeight })
    try {
      await onRefresh()
      setPull({ stage: 'done', height: restHeight })
      await new Promise((resolve) => setTimeout(resolve, doneMs))
    } finally {
      setPull(still)
    }
  })

  useEffect(() => {
    const element = place.current
    if (!element || isBusy) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let finger: Finger | undefined
    let distance = 0
    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches
      finger = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
      distance = 0
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!finger || !touch) return
      finger.pulls ??= decide(finger, touch, event.target)
      if (!finger.pulls) return
      if (event.cancelable) event.preventDefault()
      distance = Math.max(0, touch.clientY - finger.y)
      setPull({ stage: isFarEnough(distance) ? 'ready' : 'pulling', height: headHeightAt(distance) })
    }
    const end = () => {
      if (!finger?.pulls) return
      finger = undefined
      if (isFarEnough(distance)) void refresh()
      else setPull(still)
    }
    const cancel = () => {
      finger = undefined
      setPull(still)
    }
    element.addEventListener('touchstart', begin, { signal, passive: true })
    element.addEventListener('touchmove', move, { signal, passive: false })
    element.addEventListener('touchend', end, { signal })
    element.addEventListener('touchcancel', cancel, { signal })
    return () => listening.abort()
  }, [place, isBusy])

  return pull
}
