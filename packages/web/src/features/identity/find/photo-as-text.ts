/** As large as the school judges photos; more would only take longer to send. */
const longest = 1600

/** A photo as the calls for pictures take it: a JPEG of at most 1,600 points a side, in base64. */
export const photoAsText = (image: HTMLImageElement): string => {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.9)
}
