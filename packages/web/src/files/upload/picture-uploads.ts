import type { FileRule } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { maxFeedbackImages } from '@campus/contract/help/feedback.ts'
import { useState } from 'react'
import { sendFile } from '../../api/send.ts'
import type { SendUpload } from './use-uploads.ts'

/** Pictures alone, each in a call of its own, as many as a feedback takes. */
export const pictureRule: FileRule = {
  ...uploadFile.file,
  maxCount: maxFeedbackImages,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
}

/** Sends a picture and tells whether one is still under way: a feedback must not leave without it. */
export const usePictureUploads = (): { readonly send: SendUpload<string>; readonly isSending: boolean } => {
  const [underWay, setUnderWay] = useState(0)
  const send: SendUpload<string> = async (file, watch) => {
    setUnderWay((count) => count + 1)
    try {
      return (await sendFile(uploadFile, {}, { files: [file], ...watch })).id
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  return { send, isSending: underWay > 0 }
}
