import type { PaperFault } from '@campus/contract/identity/papers.ts'
import { pictureFaults } from '@campus/papers/picture-faults.ts'

/** As large as the app sends pictures; the school judges them at this size, too. */
const longest = 1600

/** What is wrong with a picture of a paper, judged on the device by the rules of the school. Nothing where the device cannot draw. */
export const judgePicture = (image: HTMLImageElement): readonly PaperFault[] => {
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight))
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return []
  pen.drawImage(image, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  // Three bytes for each pixel instead of four.
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) pixels.set(data.subarray(at * 4, at * 4 + 3), at * 3)
  return pictureFaults({ width, height, pixels })
}
