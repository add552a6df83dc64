import { nameIn } from '@campus/contract/localized-name.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { RightOutline } from 'antd-mobile-icons'
import { PathLink } from '../../../navigation/path-link.tsx'
import { ExamplePortrait } from '../guide/example-portrait.tsx'
import { PhotoFrame } from '../photo/photo-frame.tsx'
import { PhotoStateMark } from '../photo/photo-state.tsx'
import '@campus/ui/page/page.css'
import './collect.css'
import { photoWords } from '../photo/words.ts'
import { type Collected } from './collected.ts'
import { OtherWays } from './other-ways.tsx'
import { useOwnPhotos } from './use-own-photos.ts'
import { collectWords } from './words.ts'

function TypeCard({ of: { type, open, current } }: { readonly of: Collected }) {
  const words = useWords(collectWords)
  const { points } = useWords(photoWords)
  const name = nameIn(type, useLanguage())
  const photo = open ?? current
  return (
    <PathLink to={identityPaths.photos} query={{ typeId: type.id }} className="collect-type">
      {photo ? (
        <PhotoFrame address={photo.url} alt={words.photo(name)} standard={type.standard} size="small" />
      ) : (
        <span className="photo-frame photo-frame-small">
          <ExamplePortrait />
        </span>
      )}
      <span className="collect-type-text">
        <strong>{name}</strong>
        <small>{points(type.standard.width, type.standard.height)}</small>
        <span className="collect-marks">
          <PhotoStateMark state={type.state} />
          {type.isRequired && type.state === 'missing' && <StateMark tone="waiting" t={words.required} />}
        </span>
      </span>
      <RightOutline aria-hidden />
    </PathLink>
  )
}

/** Every type of photo that the school collects, with how far mine is. */
export default function CollectScreen() {
  const words = useWords(collectWords)
  return (
    <div className="page collect-wide">
      <p className="page-lead">{words.lead}</p>
      <QueryView read={useOwnPhotos()} empty={<Empty t={words.none} />}>
        {(collected) => (
          <ul className="collect-list">
            {collected.map((of) => (
              <li key={of.type.id}>
                <TypeCard of={of} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <OtherWays />
    </div>
  )
}
