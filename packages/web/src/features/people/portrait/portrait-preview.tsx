import { updatePortrait } from '@campus/contract/identity/own-photos.ts'
import { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { TurnTools } from '@campus/ui/crop/turn-tools.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Watermark } from '@campus/ui/watermark/watermark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { keyOf } from '../../../api/use-read.ts'
import type { Photo } from '../../../domain/photo/open-photo.ts'
import { useTurnedPhoto } from '../../../domain/photo/use-turned-photo.ts'
import { judgePortrait } from './judge-portrait.ts'
import { usePortraitWatermark } from './portrait-watermark.ts'
import { portraitWords } from './words.ts'

interface PortraitPreviewProps {
  readonly photo: Photo
  readonly onAnother: () => void
}

/** The chosen photo before it is sent. */
export function PortraitPreview({ photo: chosen, onAnother }: PortraitPreviewProps) {
  const words = useWords(portraitWords)
  const queries = useQueryClient()
  const look = usePortraitWatermark()
  const { photo, isTurning, turn } = useTurnedPhoto(chosen)
  const [share, setShare] = useState<number>()
  const size = { width: photo.image.naturalWidth, height: photo.image.naturalHeight }
  const verdict = judgePortrait(size)
  const complaint = verdict === 'lying' ? words.lying : words.small(size.width, size.height)

  const use = async () => {
    setShare(0)
    try {
      await sendFile(updatePortrait, {}, { files: [photo.file], onProgress: setShare })
      await Promise.all([ownPortrait, ownProfile].map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })))
      toast(words.saved, 'success')
      onAnother()
    } catch (error) {
      toastFailure(error)
      setShare(undefined)
    }
  }

  return (
    <section className="page-card" aria-labelledby="portrait-preview">
      <h2 id="portrait-preview">{words.preview}</h2>
      <div className="portrait-frame">
        <img src={photo.image.src} alt={words.preview} />
        <Watermark look={look} />
      </div>
      <TurnTools onTurn={turn} />
      {verdict ? (
        <p className="portrait-complaint" role="alert">
          {complaint}
        </p>
      ) : (
        <p className="page-note">{words.previewText}</p>
      )}
      {share !== undefined && <progress className="portrait-progress" aria-label={words.progress} value={share} />}
      <div className="portrait-buttons">
        <Button
          block
          color="primary"
          size="large"
          disabled={verdict !== undefined || isTurning}
          loading={share !== undefined}
          onClick={() => void use()}
        >
          {words.send}
        </Button>
        <Button block fill="none" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </section>
  )
}
