import type { OutputOf } from '@campus/contract/call.ts'
import { ownPhotos } from '@campus/contract/identity/own-photos.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { useRead } from '../../../api/use-read.ts'
import type { Collected, OwnType } from './collected.ts'

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
