import type { OutputOf } from '@campus/contract/call.ts'
import type { ownPhotos } from '@campus/contract/identity/own-photos.ts'
import type { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'

export type OwnType = OutputOf<typeof ownPhotoTypes>[number]
type OwnPhotosOfType = OutputOf<typeof ownPhotos>[number]
export type OwnPhoto = NonNullable<OwnPhotosOfType['open']>

/** Whether people bring photos of a type themselves. */
export const bringsOwn = ({ methods }: Pick<OwnType, 'methods'>): boolean => methods.includes('camera') || methods.includes('album')

/** A type of photo with what I have of it. */
export interface Collected extends Pick<OwnPhotosOfType, 'current' | 'open'> {
  readonly type: OwnType
}

/** The type that an address names; without one the photo that counts on documents. */
export const typeIn = (collected: readonly Collected[], typeId: string | undefined): Collected | undefined =>
  typeId === undefined
    ? (collected.find(({ type }) => type.purpose === 'recent') ?? collected[0])
    : collected.find(({ type }) => type.id === typeId)

/** The photo that an address names, by itself or as what is under way of a type. */
export const photoIn = (
  collected: readonly Collected[],
  { id, typeId }: { readonly id?: string; readonly typeId?: string },
): { readonly of: Collected; readonly photo: OwnPhoto } | undefined => {
  const of = id === undefined ? typeIn(collected, typeId) : collected.find(({ open, current }) => open?.id === id || current?.id === id)
  const photo = of && (of.current?.id === id ? of.current : (of.open ?? of.current))
  return of && photo ? { of, photo } : undefined
}

/** A draft before a plain wall of the wrong colour, where the type allows another background. */
export const mayReplaceBackground = (
  { allowsNewBackground, standard }: Pick<OwnType, 'allowsNewBackground' | 'standard'>,
  { state, background, checks }: Pick<OwnPhoto, 'state' | 'background' | 'checks'>,
): boolean => {
  const verdictOf = (name: string) => checks.find((check) => check.name === name)?.verdict
  const isOffered = allowsNewBackground && standard.background !== 'any' && state === 'draft' && background === 'as_taken'
  return isOffered && verdictOf('BackgroundUniformity') === 'good' && verdictOf('BackgroundColour') !== 'good'
}
