import { useEffect, useState, useSyncExternalStore } from 'react'
import { type CameraTrouble, troubleOf } from './camera-trouble.ts'

type CameraState =
  | { readonly is: 'starting' }
  | { readonly is: 'showing'; readonly stream: MediaStream }
  | { readonly is: 'refused'; readonly why: CameraTrouble }

const starting: CameraState = { is: 'starting' }
/** The one that faces the user, or the one at its back. */
export type Facing = 'user' | 'environment'

const wantedOf = (facing: Facing): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 720 } },
})

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

const watchSight = (watcher: () => void) => {
  document.addEventListener('visibilitychange', watcher)
  return () => document.removeEventListener('visibilitychange', watcher)
}

/** A camera of the device; it pauses while the page is hidden and is released with the screen. */
export const useCamera = (facing: Facing): CameraState => {
  const isInSight = useSyncExternalStore(watchSight, () => document.visibilityState === 'visible')
  const [state, setState] = useState<CameraState>(starting)

  useEffect(() => {
    if (!isInSight) return undefined
    let stream: MediaStream | undefined
    let isWanted = true
    const begin = async () => {
      const arrived = await navigator.mediaDevices.getUserMedia(wantedOf(facing))
      if (!isWanted) return stop(arrived)
      stream = arrived
      setState({ is: 'showing', stream })
    }
    begin().catch((error: unknown) => {
      if (isWanted) setState({ is: 'refused', why: troubleOf(error, window.isSecureContext) })
    })
    return () => {
      isWanted = false
      if (stream) stop(stream)
      setState(starting)
    }
  }, [facing, isInSight])

  return state
}
