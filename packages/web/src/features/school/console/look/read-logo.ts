import type { RefusalCode } from '@campus/contract/refusals.ts'
import { maxLogoBytes } from '@campus/contract/school/console/look.ts'

const longestSide = 512

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(reader.error ?? new Error('The file could not be read'))
    })
    reader.readAsDataURL(file)
  })

const loadImage = async (address: string) => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** In an image the browser runs no script of an SVG and loads nothing from elsewhere, so the server need not read one at all. */
const drawSvg = async (address: string) => {
  const image = await loadImage(address)
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = longestSide / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

type Read = { readonly picture: string } | { readonly refused: Extract<RefusalCode, 'too_large' | 'file_kind' | 'picture_broken'> }

/** The chosen file as a picture that can be shown and sent: a `data:` address of a PNG or JPEG. */
export const readLogo = async (file: File): Promise<Read> => {
  if (file.size > maxLogoBytes) return { refused: 'too_large' }
  if (!['image/png', 'image/jpeg', 'image/svg+xml'].includes(file.type)) return { refused: 'file_kind' }
  try {
    const address = await dataUrlOf(file)
    if (file.type === 'image/svg+xml') return { picture: await drawSvg(address) }
    await loadImage(address)
    return { picture: address }
  } catch {
    return { refused: 'picture_broken' }
  }
}
