import { savePhoto } from '@campus/contract/identity/own-photos.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { QuestionCircleOutline } from 'antd-mobile-icons'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { LinkRows } from '../../../navigation/rows.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ExamplePortrait } from '../guide/example-portrait.tsx'
import { PhotoFrame } from '../photo/photo-frame.tsx'
import { PhotoStateMark } from '../photo/photo-state.tsx'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import './collect.css'
import { useStandardFacts, useTypeFacts } from '../photo/standard-facts.ts'
import { photoWords } from '../photo/words.ts'
import { BringPhoto } from './bring-photo.tsx'
import { bringsOwn, type Collected, type OwnType, typeIn } from './collected.ts'
import { ConsentFirst } from './consent-first.tsx'
import { OtherWays } from './other-ways.tsx'
import { useOwnPhotos } from './use-own-photos.ts'
import { collectWords } from './words.ts'

function Present({ of: { type, open: underWay, current } }: { readonly of: Collected }) {
  const words = useWords(collectWords)
  const photo = underWay ?? current
  if (!photo)
    return (
      <figure className="photo-shown">
        <ExamplePortrait />
      </figure>
    )
  return (
    <figure className="photo-shown">
      <PhotoFrame address={photo.url} alt={underWay ? words.underWay : words.current} standard={type.standard} />
      <figcaption>
        {underWay ? words.underWay : words.current}
        {photo.validUntil && <span>{words.validUntil(dateOf(Date.parse(photo.validUntil)))}</span>}
      </figcaption>
    </figure>
  )
}

/** A photo that somebody looks at now is not replaced: it has to be taken back first. */
function Actions({ of: { type, open: underWay } }: { readonly of: Collected }) {
  const words = useWords(collectWords)
  const isLookedAt = underWay?.state === 'reviewing' || underWay?.state === 'error'
  return (
    <>
      {underWay && (
        <Button
          block
          size="large"
          {...(isLookedAt && { color: 'primary' })}
          onClick={() => void open(identityPaths.photo, { id: underWay.id, typeId: type.id })}
        >
          {words.seeResult}
        </Button>
      )}
      {!isLookedAt && bringsOwn(type) && (
        <ConsentFirst>
          <BringPhoto type={type} rule={savePhoto.file} />
        </ConsentFirst>
      )}
    </>
  )
}

function Standard({ type }: { readonly type: OwnType }) {
  const words = useWords(photoWords)
  const facts = [...useStandardFacts(type.standard), ...useTypeFacts(type)]
  return (
    <section className="page-card" aria-labelledby="photo-standard">
      <h2 id="photo-standard">{words.standard}</h2>
      <FactList facts={facts} />
      <p className="page-note">{words.cutForYou}</p>
    </section>
  )
}

function TypeView({ of }: { readonly of: Collected }) {
  const words = useWords(collectWords)
  const { type } = of
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <section className="page-card" aria-labelledby="photo-type">
          <div className="thing-head">
            <h2 id="photo-type">{nameIn(type, useLanguage())}</h2>
            <PhotoStateMark state={type.state} />
          </div>
          <Present of={of} />
          <Actions of={of} />
        </section>
      </div>
      <div className="page-column">
        <LinkRows
          rows={[
            {
              to: identityPaths.cameraGuide,
              query: { typeId: type.id },
              icon: QuestionCircleOutline,
              title: words.guide,
              text: words.guideText,
            },
          ]}
        />
        <Standard type={type} />
        <OtherWays methods={type.methods} />
      </div>
    </div>
  )
}

/** One type of photo: its standard, the ways to bring it, and how far mine is. */
export default function TypeScreen() {
  const words = useWords(collectWords)
  const { typeId } = useQueryOf(identityPaths.photos)
  const toList = <PathLink to={identityPaths.collect}>{words.toList}</PathLink>
  return (
    <QueryView read={useOwnPhotos()} otherWay={toList}>
      {(collected) => {
        const of = typeIn(collected, typeId)
        return of ? <TypeView of={of} /> : <Empty t={words.notFound} action={toList} />
      }}
    </QueryView>
  )
}
