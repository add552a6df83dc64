import { photoMillimetres, photoSizes } from '@campus/contract/cloudprint/files.ts'

/** Photo paper of six inches, in millimetres. */
const paper = { width: 102, height: 152 }

export const sheetSizes = [...photoSizes, 'full'] as const
export type SheetSize = (typeof sheetSizes)[number]

interface Sides {
  readonly width: number
  readonly height: number
}

export const uprightSides = (size: SheetSize): Sides => (size === 'full' ? paper : photoMillimetres[size])

/** How large the photo is on paper; one that takes the whole sheet lies the way it does itself. */
export const sidesOf = (size: SheetSize, photo: Sides): Sides => {
  const { width, height } = uprightSides(size)
  return size === 'full' && photo.width > photo.height ? { width: height, height: width } : { width, height }
}
