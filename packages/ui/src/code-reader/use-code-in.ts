import { type RefObject, useEffect, useRef } from 'react'
import { openCodeReader } from './code-reader.ts'

const betweenLooks = 150

const pause = () => new Promise((resolve) => setTimeout(resolve, betweenLooks))

interface Watching {
  readonly onFound: (text: string) => void
  readonly onBroken: (error: unknown) => void
}

/** Looks at the moving picture again and again until a code is in it; a picture that cannot be read is followed by the next. */
export const useCodeIn = (video: RefObject<HTMLVideoElement | null>, watching: Watching): void => {
  const latest = useRef(watching)
  useEffect(() => {
    latest.current = watching
  })
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const read = await openCodeReader()
      while (!leaving.signal.aborted) {
        const picture = video.current
        const hasPicture = picture !== null && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
        const text = hasPicture ? await read(picture).catch(() => undefined) : undefined
        if (leaving.signal.aborted) return undefined
        if (text !== undefined) return latest.current.onFound(text)
        await pause()
      }
      return undefined
    }
    look().catch((error: unknown) => {
      if (!leaving.signal.aborted) latest.current.onBroken(error)
    })
    return () => leaving.abort()
  }, [video])
}
