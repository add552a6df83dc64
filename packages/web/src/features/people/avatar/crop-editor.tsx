import { ownInfo } from '@campus/contract/people/own-info.ts'
import { uploadAvatar } from '@campus/contract/people/own-photos.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { type Crop, cutOut, drawCrop } from '@campus/ui/crop/draw-crop.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { keyOf } from '../../../api/use-read.ts'
import type { Photo } from '../../../domain/photo/open-photo.ts'
import { back } from '../../../navigation/navigator.ts'
import { changeSession } from '../../../session/session-store.ts'
import { avatarWords } from './words.ts'

/** How many points an avatar has each way. */
const side = 512

const CropStage = lazy(() => import('@campus/ui/crop/crop-stage.tsx'))

function Preview({ photo, crop }: { readonly photo: Photo; readonly crop: Crop | undefined }) {
  const words = useWords(avatarWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && crop) drawCrop(canvas.current, photo.image, crop)
  }, [photo, crop])
  return (
    <figure className="avatar-preview">
      <canvas ref={canvas} width={192} height={192} role="img" aria-label={words.preview} />
      <figcaption>{words.previewText}</figcaption>
    </figure>
  )
}

/** Everybody who shows me shows the new picture at once: the session, the profile, the card. */
const useSaving = () => {
  const queries = useQueryClient()
  return async (file: File) => {
    const { url } = await sendFile(uploadAvatar, {}, { files: [file], onProgress: () => undefined })
    changeSession((session) => (session.user ? { ...session, user: { ...session.user, avatar: url } } : session))
    await Promise.all([ownProfile, ownInfo].map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })))
  }
}

export function CropEditor({ photo, onAnother }: { readonly photo: Photo; readonly onAnother: () => void }) {
  const words = useWords(avatarWords)
  const [crop, setCrop] = useState<Crop>()
  const [isSaving, setIsSaving] = useState(false)
  const sendAvatar = useSaving()

  const save = async () => {
    if (!crop || isSaving) return
    setIsSaving(true)
    try {
      await sendAvatar(await cutOut(photo.image, { ...crop, across: side, down: side, name: 'avatar.jpg' }))
      toast(words.saved, 'success')
      back()
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <div className="page page-two-columns">
      <section className="page-card">
        <Suspense fallback={<Waiting rows={3} />}>
          <CropStage address={photo.image.src} onCrop={({ points, degrees }) => setCrop({ ...points, degrees })} />
        </Suspense>
      </section>
      <section className="page-card avatar-finish">
        <Preview photo={photo} crop={crop} />
        <Button block color="primary" size="large" disabled={!crop} loading={isSaving} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button block fill="none" onClick={onAnother}>
          {words.another}
        </Button>
      </section>
    </div>
  )
}
