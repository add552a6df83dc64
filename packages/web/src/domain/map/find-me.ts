import type { Point } from './distance.ts'

/** Where the device is, when its owner allows it. */
export const findMe = (): Promise<Point> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (failure) => reject(new Error(failure.message)),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    ),
  )
