import { updatePortrait } from '@campus/contract/identity/own-photos.ts'
import { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { CheckOutline } from 'antd-mobile-icons'
import { useEffect, useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { Watermark } from '@campus/ui/watermark/watermark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { closePhoto, type Photo } from '../../../domain/photo/open-photo.ts'
import { PhotoChoice } from '../../../domain/photo/photo-choice.tsx'
import { Picture } from '../../../files/picture/picture.tsx'
import { ExamplePortrait } from './example-portrait.tsx'
import { PortraitPreview } from './portrait-preview.tsx'
import './portrait-screen.css'
import { usePortraitWatermark } from './portrait-watermark.ts'
import { portraitWords } from './words.ts'

function Present() {
  const words = useWords(portraitWords)
  const look = usePortraitWatermark()
  const read = useRead(ownPortrait, {})
  return (
    <QueryView read={read}>
      {({ url, updatedAt }) =>
        url ? (
          <figure className="portrait-present">
            <div className="portrait-frame">
              <Picture address={url} alt={words.present} />
              <Watermark look={look} />
            </div>
            <figcaption className="page-note">
              {words.present}
              {updatedAt && (
                <>
                  {' '}
                  · {words.updated} <Time at={updatedAt} />
                </>
              )}
            </figcaption>
          </figure>
        ) : (
          <ExamplePortrait label={words.example} />
        )
      }
    </QueryView>
  )
}

function PortraitRules() {
  const words = useWords(portraitWords)
  const rules = [words.ruleFace, words.ruleLight, words.ruleGround, words.ruleSize, words.rulePoints]
  return (
    <section className="page-card" aria-labelledby="portrait-rules">
      <h2 id="portrait-rules">{words.rules}</h2>
      <ul className="portrait-rules">
        {rules.map((rule) => (
          <li key={rule}>
            <CheckOutline aria-hidden /> {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function PortraitScreen() {
  const words = useWords(portraitWords)
  const [photo, setPhoto] = useState<Photo>()
  useEffect(() => (photo ? () => closePhoto(photo) : undefined), [photo])
  return (
    <div className="page page-two-columns">
      {photo ? (
        <PortraitPreview photo={photo} onAnother={() => setPhoto(undefined)} />
      ) : (
        <section className="page-card" aria-label={words.present}>
          <p className="page-lead">{words.lead}</p>
          <Present />
          <PhotoChoice rule={updatePortrait.file} camera="user" onPhoto={setPhoto} />
        </section>
      )}
      <PortraitRules />
    </div>
  )
}
