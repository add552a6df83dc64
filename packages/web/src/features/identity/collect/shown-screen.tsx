import { nameIn } from '@campus/contract/localized-name.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { PhotoFrame } from '../photo/photo-frame.tsx'
import { PhotoStateMark } from '../photo/photo-state.tsx'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import './collect.css'
import { type Collected, type OwnPhoto, photoIn } from './collected.ts'
import { OtherWays } from './other-ways.tsx'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoFindings } from './photo-findings.tsx'
import { useOwnPhotos } from './use-own-photos.ts'
import { collectWords, shownWords } from './words.ts'

interface Shown {
  readonly of: Collected
  readonly photo: OwnPhoto
}

const tones = {
  draft: 'waiting',
  reviewing: 'waiting',
  error: 'waiting',
  passed: 'good',
  failed: 'bad',
  mismatch: 'bad',
} as const

/** The first thing to put right stands where it is seen without scrolling. */
const faultIn = ({ checks }: OwnPhoto) => checks.find(({ verdict }) => verdict === 'refuse')?.text

function StateNote({ photo }: Pick<Shown, 'photo'>) {
  const { state, draftUntil } = photo
  const words = useWords(shownWords)
  const fault = state === 'draft' || state === 'failed' ? faultIn(photo) : undefined
  const texts = {
    draft: draftUntil ? words.draftUntil(minuteOf(Date.parse(draftUntil))) : '',
    reviewing: words.reviewingText,
    error: words.errorText,
    failed: words.failedText,
    mismatch: words.mismatchText,
    passed: words.passedText,
  }
  return (
    <div className={`photo-note photo-note-${fault ? 'bad' : tones[state]}`} role="status">
      {fault && <strong>{fault}</strong>}
      <p>{texts[state]}</p>
    </div>
  )
}

function PhotoView({ of, photo }: Shown) {
  const { photo: describe } = useWords(collectWords)
  const { replacedText } = useWords(shownWords)
  const name = nameIn(of.type, useLanguage())
  return (
    <div className="page page-two-columns">
      <section className="page-card" aria-labelledby="photo-shown">
        <div className="thing-head">
          <h2 id="photo-shown">{name}</h2>
          <PhotoStateMark state={photo.state} />
        </div>
        <figure className="photo-shown">
          <PhotoFrame address={photo.url} alt={describe(name)} standard={of.type.standard} />
        </figure>
        <StateNote photo={photo} />
        {photo.state === 'draft' && photo.background === 'replaced' && <p className="page-note">{replacedText}</p>}
        <PhotoActions type={of.type} photo={photo} />
      </section>
      <div className="page-column">
        <PhotoFindings photo={photo} />
        {photo.state !== 'passed' && <OtherWays methods={of.type.methods} />}
      </div>
    </div>
  )
}

/** One photo of mine, with what was found and what can be done. */
export default function ShownScreen() {
  const words = useWords(shownWords)
  const query = useQueryOf(identityPaths.photo)
  const read = useOwnPhotos()
  useUnreadNews(() => void read.refetch())
  const begin = (
    <Button color="primary" onClick={() => void open(identityPaths.photos, { typeId: query.typeId })}>
      {words.begin}
    </Button>
  )
  return (
    <QueryView read={read}>
      {(collected) => {
        const shown = photoIn(collected, query)
        return shown ? <PhotoView {...shown} /> : <Empty t={words.none} action={begin} />
      }}
    </QueryView>
  )
}
