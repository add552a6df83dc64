import { OwnSignature, uploadSignature } from '@campus/contract/signature/own-signature.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { closePhoto, type Photo } from '../../../domain/photo/open-photo.ts'
import { PhotoChoice } from '../../../domain/photo/photo-choice.tsx'
import { SignaturePaper } from '../../../domain/signature/signature-paper.tsx'
import { useKept } from '../../../form/use-kept.ts'
import type { Save } from './use-save.ts'
import { boardWords } from './words.ts'

/** From a photo of paper: what is left without the paper is seen before it is saved. */
export function PhotoPanel({ saving: { save, isSaving, label } }: { readonly saving: Save }) {
  const words = useWords(boardWords)
  const [draft, keep] = useKept('signature.photo', OwnSignature)
  const [share, setShare] = useState<number>()
  const send = async (photo: Photo) => {
    closePhoto(photo)
    setShare(0)
    await sendFile(uploadSignature, {}, { files: [photo.file], onProgress: setShare }).then(keep, toastFailure)
    setShare(undefined)
  }
  if (draft)
    return (
      <>
        <SignaturePaper picture={draft.picture} alt={words.previewAlt} />
        <Button
          block
          color="primary"
          size="large"
          loading={isSaving}
          onClick={() => save({ method: 'photo', id: draft.id }, () => keep(undefined))}
        >
          {label}
        </Button>
        <Button block fill="none" onClick={() => keep(undefined)}>
          {words.another}
        </Button>
      </>
    )
  return (
    <>
      <p className="page-lead">{words.photoLead}</p>
      <PhotoChoice rule={uploadSignature.file} camera="environment" onPhoto={(photo) => void send(photo)} />
      {share !== undefined && <progress aria-label={words.progress} value={share} />}
    </>
  )
}
