import type { OutputOf } from '@campus/contract/call.ts'
import { ownPhotos } from '@campus/contract/identity/own-photos.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { useRead } from '../../../api/use-read.ts'

export type OwnType = OutputOf<typeof ownPhotoTypes>[number]
type OwnPhotosOfType = OutputOf<typeof ownPhotos>[number]
export type OwnPhoto = NonNullable<OwnPhotosOfType['open']>

/** A type of photo with what I have of it. */
export interface Collected extends Pick<OwnPhotosOfType, 'current' | 'open'> {
  readonly type: OwnType
}

/** Every type of photo with mine, in the order of the school; both reads have to arrive. */
export const useOwnPhotos = () => {
  const types = useRead(ownPhotoTypes, {}, { staleTime: 0 })
  const photos = useRead(ownPhotos, {}, { staleTime: 0 })
  const withPhotos =
    (all: OutputOf<typeof ownPhotos>) =>
    (type: OwnType): Collected => {
      const mine = all.find(({ typeId }) => typeId === type.id)
      return { type, current: mine?.current ?? null, open: mine?.open ?? null }
    }
  return {
    data: photos.data && types.data?.map(withPhotos(photos.data)),
    error: types.error ?? photos.error,
    refetch: () => Promise.all([types.refetch(), photos.refetch()]),
  }
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
