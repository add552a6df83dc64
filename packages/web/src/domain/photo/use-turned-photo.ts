import { boxAround, turnBy } from '@campus/ui/crop/crop-geometry.ts'
import { cutOut } from '@campus/ui/crop/draw-crop.ts'
import { useEffect, useState } from 'react'
import { closePhoto, openPhoto, type Photo } from './open-photo.ts'

/** Enough for any print of a portrait, and no more than a phone can draw. */
const mostPoints = 4096

/** The whole photo, turned to the right. */
const turnPhoto = async ({ image, file }: Photo, degrees: number): Promise<Photo> => {
  const box = boxAround({ width: image.naturalWidth, height: image.naturalHeight }, degrees)
  const scale = Math.min(1, mostPoints / Math.max(box.width, box.height))
  const [across, down] = [Math.round(box.width * scale), Math.round(box.height * scale)]
  return openPhoto(await cutOut(image, { x: 0, y: 0, width: box.width, degrees, across, down, name: file.name }))
}

/** A photo that can be turned by quarters; each time it is drawn from the one that was chosen, so it does not get worse. */
export const useTurnedPhoto = (chosen: Photo) => {
  const [degrees, setDegrees] = useState(0)
  const [turned, setTurned] = useState<{ readonly photo: Photo; readonly degrees: number }>()
  useEffect(() => {
    if (degrees === 0) return undefined
    let isOver = false
    let drawn: Photo | undefined
    turnPhoto(chosen, degrees).then(
      (photo) => {
        if (isOver) return closePhoto(photo)
        drawn = photo
        return setTurned({ photo, degrees })
      },
      () => setDegrees(0),
    )
    return () => {
      isOver = true
      setTurned(undefined)
      if (drawn) closePhoto(drawn)
    }
  }, [chosen, degrees])
  const isDrawn = turned?.degrees === degrees
  return {
    photo: degrees !== 0 && isDrawn ? turned.photo : chosen,
    isTurning: degrees !== 0 && !isDrawn,
    turn: (by: number) => setDegrees((now) => turnBy(now, by)),
  }
}
