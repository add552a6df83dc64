import { nameIn } from '@campus/contract/localized-name.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Facts } from '../../../console/look/facts.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { PersonLink } from '../../../console/look/person-link.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { PhotoChecks } from '../photo/photo-checks.tsx'
import { PhotoFrame } from '../photo/photo-frame.tsx'
import { PhotoStateMark } from '../photo/photo-state.tsx'
import { photoWords } from '../photo/words.ts'
import '../../../console/look/console-look.css'
import './library.css'
import type { LibraryPhoto, Verdict } from './decide-dialog.tsx'
import { libraryWords, personPhotoWords } from './words.ts'

interface PhotoDetailProps {
  readonly photo: LibraryPhoto
  /** As it was taken, where one looks closer. */
  readonly originalUrl?: string
  readonly onDecide: (verdict: Verdict) => void
}

function Pictures({ photo: { url, person, type }, originalUrl }: Pick<PhotoDetailProps, 'photo' | 'originalUrl'>) {
  const words = useWords(libraryWords)
  const { cut, original } = useWords(personPhotoWords)
  const name = words.photoOf(person.name, nameIn(type, useLanguage()))
  if (originalUrl === undefined) return <PhotoFrame address={url} alt={name} />
  return (
    <div className="library-pair">
      <figure>
        <PhotoFrame address={url} alt={`${name}: ${cut}`} />
        <figcaption>{cut}</figcaption>
      </figure>
      <figure>
        <PhotoFrame address={originalUrl} alt={`${name}: ${original}`} />
        <figcaption>{original}</figcaption>
      </figure>
    </div>
  )
}

const useFacts = (photo: LibraryPhoto) => {
  const words = useWords(libraryWords)
  const methods = useWords(photoWords)
  const { person, method, createdAt, background, comparison, reason, decidedBy, isOverruled, isJudged } = photo
  return [
    [words.person, <PersonLink key="person" id={person.id} name={person.name} number={person.number} />],
    [words.unit, person.unit],
    [words.takenBy, methods[method]],
    [words.at, <Moment key="at" at={createdAt} />],
    ...(background === 'replaced' ? ([[words.background, words.replaced]] as const) : []),
    [words.comparison, words[comparison]],
    ...(isJudged ? [] : ([[words.list, words.notJudged]] as const)),
    ...(decidedBy ? ([[words.decidedBy, isOverruled ? `${decidedBy} · ${words.overruled}` : decidedBy]] as const) : []),
    ...(reason ? ([[words.reason, reason]] as const) : []),
  ] as const
}

/** One photo with what the machine found and the two verdicts. */
export function PhotoDetail({ photo, originalUrl, onDecide }: PhotoDetailProps) {
  const words = useWords(libraryWords)
  const { state, checks, mayDecide, person, type } = photo
  return (
    <article className="console-card">
      <header>
        <h2>{nameIn(type, useLanguage())}</h2>
        <PhotoStateMark state={state} />
      </header>
      <Pictures photo={photo} {...(originalUrl !== undefined && { originalUrl })} />
      {mayDecide ? (
        <div className="console-buttons library-verdicts">
          {state !== 'failed' && (
            <Button color="danger" fill="outline" onClick={() => onDecide('failed')}>
              {words.refuse}
            </Button>
          )}
          {state !== 'passed' && (
            <Button color="primary" onClick={() => onDecide('passed')}>
              {words.pass}
            </Button>
          )}
        </div>
      ) : (
        <p className="console-note">{words.mayNot}</p>
      )}
      <div className="photo-checks-columns">
        <PhotoChecks checks={checks} />
      </div>
      <Facts facts={useFacts(photo)} />
      {originalUrl === undefined && (
        <p className="console-note">
          <PathLink to={identityPaths.person} query={{ personId: person.id }}>
            {words.allOfPerson}
          </PathLink>
        </p>
      )}
    </article>
  )
}
