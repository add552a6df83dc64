import { ownPhotos, savePhoto } from '@campus/contract/identity/own-photos.ts'
import { identityStatus } from '@campus/contract/identity/papers.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'

interface Taken {
  readonly file: File
  readonly method: 'camera' | 'album'
}

/** What a photo of mine changes on other screens. */
export const photoReads = [ownPhotos, ownPhotoTypes, identityStatus] as const

/** Sends a photo as a draft and shows what was found. One that did not arrive is kept here, so that it can be sent again. */
export const useBringPhoto = (typeId: string, { replaces = false }: { readonly replaces?: boolean } = {}) => {
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const [failed, setFailed] = useState<{ readonly taken: Taken; readonly error: unknown }>()

  const bring = async (taken: Taken): Promise<void> => {
    setFailed(undefined)
    setShare(0)
    try {
      const { id } = await sendFile(savePhoto, { typeId, collectionMethod: taken.method }, { files: [taken.file], onProgress: setShare })
      await Promise.all(photoReads.map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })))
      await (replaces ? redirect : open)(identityPaths.photo, { id, typeId })
    } catch (error) {
      setFailed({ taken, error })
    } finally {
      setShare(undefined)
    }
  }

  return { bring: (taken: Taken) => void bring(taken), share, failed, forget: () => setFailed(undefined) }
}
