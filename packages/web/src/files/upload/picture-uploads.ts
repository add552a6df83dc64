import type { FileRule } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { maxFeedbackImages } from '@campus/contract/help/feedback.ts'
import type { Upload } from '@campus/ui/upload/upload-list.ts'
import { useState } from 'react'
import { sendFile } from '../../api/send.ts'
import { createPersonStore } from '../../session/next-person.ts'
import type { SendUpload } from './use-uploads.ts'

/** Pictures alone, each in a call of its own, as many as a feedback takes. */
export const pictureRule: FileRule = {
  ...uploadFile.file,
  maxCount: maxFeedbackImages,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
}

/** The pictures that were sent since the app was opened, by their ids. */
const sent = createPersonStore<ReadonlyMap<string, File>>(new Map())

/** What a draft names by ids: Back finds the pictures as they were left. */
export const sentBefore = (ids: readonly string[] = []): readonly Upload<string>[] =>
  ids.flatMap((id) => {
    const file = sent.read().get(id)
    return file ? [{ id, file, state: { is: 'sent' as const, result: id } }] : []
  })

/** Uploads a picture and returns whether one is in progress: a feedback must not be sent without it. */
export const usePictureUploads = (): { readonly send: SendUpload<string>; readonly isSending: boolean } => {
  const [underWay, setUnderWay] = useState(0)
  const send: SendUpload<string> = async (file, watch) => {
    setUnderWay((count) => count + 1)
    try {
      const { id } = await sendFile(uploadFile, {}, { files: [file], ...watch })
      sent.set(new Map([...sent.read(), [id, file]]))
      return id
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  return { send, isSending: underWay > 0 }
}
