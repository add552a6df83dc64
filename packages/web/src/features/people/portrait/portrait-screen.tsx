import { identityPaths } from '@campus/contract/paths/identity.ts'
import { ownPortrait } from '@campus/contract/people/own-photos.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CameraOutline, PicturesOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { Watermark } from '@campus/ui/watermark/watermark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { Picture } from '../../../files/picture/picture.tsx'
import { open } from '../../../navigation/navigator.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import './portrait-screen.css'
import { usePortraitWatermark } from './portrait-watermark.ts'
import { portraitWords } from './words.ts'

function Present() {
  const words = useWords(portraitWords)
  const look = usePortraitWatermark()
  const read = useRead(ownPortrait, {})
  return (
    <QueryView read={read} isEmpty={({ url }) => !url} empty={<Empty t={words.none} />}>
      {({ url, updatedAt }) => (
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
      )}
    </QueryView>
  )
}

/** The portrait on documents. A new one is taken where all photos are, and counts once it has passed. */
export default function PortraitScreen() {
  const words = useWords(portraitWords)
  return (
    <div className="page page-two-columns">
      <section className="page-card" aria-label={words.present}>
        <p className="page-lead">{words.lead}</p>
        <Present />
        <Button block color="primary" size="large" onClick={() => void open(identityPaths.photos)}>
          {words.change}
        </Button>
        <p className="page-note">{words.watermark}</p>
      </section>
      <div className="page-column">
        <LinkRows
          rows={[
            { to: identityPaths.cameraGuide, icon: CameraOutline, title: words.guide, text: words.guideText },
            { to: identityPaths.collect, icon: PicturesOutline, title: words.all, text: words.allText },
          ]}
        />
      </div>
    </div>
  )
}
