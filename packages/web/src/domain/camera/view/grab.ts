/** People are shown and taken upright: three to four. */
const aspect = 3 / 4

const drawn = (width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context) draw(context)
  return canvas
}

/** What the view shows of a camera's picture, as it is: not mirrored, never enlarged. */
export const drawShown = (video: HTMLVideoElement, maxHeight: number): HTMLCanvasElement => {
  const { videoWidth, videoHeight } = video
  const width = Math.min(videoWidth, videoHeight * aspect)
  const height = width / aspect
  const scale = Math.min(1, maxHeight / height)
  const [toWidth, toHeight] = [width * scale, height * scale]
  return drawn(toWidth, toHeight, (context) =>
    context.drawImage(video, (videoWidth - width) / 2, (videoHeight - height) / 2, width, height, 0, 0, toWidth, toHeight),
  )
}

/** A picture of the album, turned upright as its camera noted it. Rejects what the browser cannot open. */
export const drawFile = async (file: Blob, maxSide: number): Promise<HTMLCanvasElement> => {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const [width, height] = [image.width * scale, image.height * scale]
  const canvas = drawn(width, height, (context) => context.drawImage(image, 0, 0, width, height))
  image.close()
  return canvas
}

export const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', quality)
  })
