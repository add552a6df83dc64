import { useEffect, useState } from 'react'

/** Whether a camera is there at all; browsers offer none over an open connection. */
export const useHasCamera = (): boolean => {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    const devices = navigator.mediaDevices as MediaDevices | undefined
    devices?.enumerateDevices().then(
      (found) => setHasCamera(found.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    )
  }, [])
  return hasCamera
}
