import type { FaceMeasures } from '@campus/face/measure.ts'
import { useEffect, useRef, useState } from 'react'
import { drawShown } from '../view/grab.ts'
import type { FaceMeasuring } from './face-measuring.ts'

/** Faces are measured on pictures of this height; more would be slower and not surer. */
const lookHeight = 640
/** Somebody who moves cannot follow advice that is older than this. */
const slowMs = 1500
const maxSlowLooks = 5

export interface Seen {
  readonly faces: readonly FaceMeasures[]
  /** The very picture that was measured. */
  readonly picture: HTMLCanvasElement
  readonly at: number
}

/** Measuring is on its way, works, or cannot be had on this device. */
type Watching = 'opening' | 'on' | 'off'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const lookOnce = async (measuring: FaceMeasuring, video: HTMLVideoElement): Promise<Seen | undefined> => {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined
  const picture = drawShown(video, lookHeight)
  const context = picture.getContext('2d')
  if (!context) return undefined
  const faces = await measuring.measure(context.getImageData(0, 0, picture.width, picture.height))
  return { faces, picture, at: performance.now() }
}

/** Looks at the moving picture again and again and says what is seen; a device that is too slow for that is left in peace. */
export const useFacesIn = (video: HTMLVideoElement | null, onSeen: (seen: Seen) => void | Promise<void>): Watching => {
  const [watching, setWatching] = useState<Watching>('opening')
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!video) return undefined
    const leaving = new AbortController()
    const watch = async () => {
      const { openFaceMeasuring } = await import('./face-measuring.ts')
      const measuring = await openFaceMeasuring()
      leaving.signal.addEventListener('abort', measuring.close)
      if (leaving.signal.aborted) return measuring.close()
      setWatching('on')
      // The first look is slow everywhere: it warms the models up.
      let slowLooks = -1
      while (!leaving.signal.aborted && slowLooks < maxSlowLooks) {
        const before = performance.now()
        const seen = await lookOnce(measuring, video)
        if (leaving.signal.aborted) return undefined
        if (seen) await latest.current(seen)
        slowLooks = performance.now() - before > slowMs ? slowLooks + 1 : 0
        await nextFrame()
      }
      throw new Error('Too slow')
    }
    watch().catch(() => {
      if (!leaving.signal.aborted) setWatching('off')
    })
    return () => leaving.abort()
  }, [video])
  return watching
}
