import { boxAround } from './crop-geometry.ts'

/** What was chosen, in the points of the turned picture; its height follows from the canvas. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly degrees: number
}

/** Draws what the frame shows, as large as the canvas is. White lies below: a picture may be see-through, a photo is not. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: HTMLImageElement, { x, y, width, degrees }: Crop): void => {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { naturalWidth, naturalHeight } = picture
  const box = boxAround({ width: naturalWidth, height: naturalHeight }, degrees)
  const scale = canvas.width / width
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.scale(scale, scale)
  pen.translate(box.width / 2 - x, box.height / 2 - y)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(picture, -naturalWidth / 2, -naturalHeight / 2)
}

interface Wanted extends Crop {
  /** How large it becomes, in points. */
  readonly across: number
  readonly down: number
  readonly name: string
}

/** What was chosen as a JPEG of its own, without anything else that was in the file. */
export const cutOut = (picture: HTMLImageElement, { across, down, name, ...crop }: Wanted): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = across
  canvas.height = down
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (bytes) => (bytes ? resolve(new File([bytes], name, { type: 'image/jpeg' })) : reject(new Error('The picture cannot be drawn'))),
      'image/jpeg',
      0.92,
    )
  })
}
