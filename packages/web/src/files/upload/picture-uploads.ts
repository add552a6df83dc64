import type { FileRule } from '@campus/contract/call.ts'
import { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import { maxFeedbackImages } from '@campus/contract/help/feedback.ts'
import type { Upload } from '@campus/ui/upload/upload-list.ts'
import { useState } from 'react'
import { z } from 'zod'
import { sendFile, sendForBytes } from '../../api/send.ts'
import { draftKey, readDraft } from '../../session/drafts.ts'
import { createPersonStore } from '../../session/next-person.ts'
import type { SendUpload } from './use-uploads.ts'

/** Pictures alone, each in a call of its own, as many as a feedback takes. */
export const pictureRule: FileRule = {
  ...uploadFile.file,
  maxCount: maxFeedbackImages,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
}

/** The pictures that were sent since the page was loaded, by their ids. */
const sent = createPersonStore<ReadonlyMap<string, File>>(new Map())

const Described = z.record(z.string(), z.object({ name: z.string(), size: z.number(), type: z.string() }))

/** How the sent pictures are called: a draft names them by their ids, and survives a reload of the page. */
const described = (): z.infer<typeof Described> => readDraft(draftKey('pictures'), Described) ?? {}

const describe = (id: string, { name, size, type }: File) =>
  sessionStorage.setItem(draftKey('pictures'), JSON.stringify({ ...described(), [id]: { name, size, type } }))

const sentFile = (id: string): Upload<string>['file'] | undefined => {
  const here = sent.read().get(id)
  if (here) return here
  const facts = described()[id]
  return facts && { ...facts, read: () => sendForBytes(readFile, { id }, { background: true, from: 'images' }) }
}

/** What a draft names by ids: Back and a reload find the pictures as they were left. */
export const sentBefore = (ids: readonly string[] = []): readonly Upload<string>[] =>
  ids.flatMap((id) => {
    const file = sentFile(id)
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
      describe(id, file)
      return id
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  return { send, isSending: underWay > 0 }
}
