import { makePhotoSheet, printFiles } from '@campus/contract/cloudprint/files.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { boxAround } from '@campus/ui/crop/crop-geometry.ts'
import type { Cropped } from '@campus/ui/crop/crop-stage.tsx'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { Photo } from '../../../domain/photo/open-photo.ts'
import { type SheetSize, sidesOf } from './sheet-sizes.ts'
import { SizeTiles } from './size-tiles.tsx'
import { photoWords } from './words.ts'

const CropStage = lazy(() => import('@campus/ui/crop/crop-stage.tsx'))

interface SheetFormProps {
  readonly photoId: string
  readonly photo: Photo
}

/** Which part of the photo, and at which size; the sheet is made on the way to its price. */
export function SheetForm({ photoId, photo: { image } }: SheetFormProps) {
  const words = useWords(photoWords)
  const [size, setSize] = useState<SheetSize>('one_inch')
  const [cropped, setCropped] = useState<Cropped>()
  const { act, isActing } = useAction(makePhotoSheet, { changes: [printFiles] })
  const degrees = cropped?.degrees ?? 0
  const { width, height } = sidesOf(size, boxAround({ width: image.naturalWidth, height: image.naturalHeight }, degrees))
  const make = async () => {
    const sheet = await act({ photoId, size, degrees, crop: cropped?.shares ?? null })
    await open(cloudPrintPaths.document, { fileId: sheet.id })
  }
  return (
    <div className="page page-two-columns">
      <section className="page-card" aria-labelledby="photo-crop">
        <h2 id="photo-crop">{words.crop}</h2>
        <p className="page-note">{words.cropText}</p>
        <Suspense fallback={<Waiting rows={3} />}>
          <CropStage address={image.src} shape="rect" aspect={width / height} onCrop={setCropped} />
        </Suspense>
      </section>
      <section className="page-card" aria-label={words.size}>
        <SizeTiles value={size} onChoose={setSize} />
        <p className="page-note">{words.makeText}</p>
        <Button
          block
          size="large"
          color="primary"
          loading={isActing}
          disabled={!cropped}
          onClick={() => void make().catch(() => undefined)}
        >
          {words.make}
        </Button>
        <Button block fill="none" onClick={() => void redirect(cloudPrintPaths.photo, {})}>
          {words.another}
        </Button>
      </section>
    </div>
  )
}
