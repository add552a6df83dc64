/** Sharp on dense screens and on paper. */
const density = 2

/** Draws the text of a picture into pixels. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth * density
    canvas.height = picture.naturalHeight * density
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((bytes) => (bytes ? resolve(bytes) : reject(new Error('The picture is empty'))))
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
