import {
  compareIdentity,
  identityStatus,
  ownIdentity,
  type PaperFault,
  type PaperKind,
  type PaperSide,
  uploadPaper,
} from '@campus/contract/identity/papers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import type { Photo } from '../../../domain/photo/open-photo.ts'
import { judgePicture } from './judge-picture.ts'

/** What a new picture of my paper changes on other screens. */
export const paperReads = [ownIdentity, identityStatus, compareIdentity] as const

/** Judges a picture of a paper on the device and has it read; one that did not arrive is kept, so that it can be sent again. */
export const useReadSide = (kind: PaperKind, side: PaperSide) => {
  const queries = useQueryClient()
  const [judged, setJudged] = useState<{ readonly file: File; readonly faults: readonly PaperFault[] }>()
  const [share, setShare] = useState<number>()
  const [failed, setFailed] = useState<{ readonly file: File; readonly error: unknown }>()

  const send = async (file: File): Promise<void> => {
    setJudged(undefined)
    setFailed(undefined)
    setShare(0)
    try {
      await sendFile(uploadPaper, { kind, side }, { files: [file], onProgress: setShare })
      await Promise.all(paperReads.map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })))
    } catch (error) {
      setFailed({ file, error })
    } finally {
      setShare(undefined)
    }
  }

  const take = async ({ file, image }: Photo): Promise<void> => {
    setFailed(undefined)
    const faults = judgePicture(image)
    if (faults.length > 0) return setJudged({ file, faults })
    await send(file)
  }

  return {
    take,
    judged,
    sendAnyway: () => judged && void send(judged.file),
    share,
    failed,
    retry: () => failed && void send(failed.file),
  }
}
