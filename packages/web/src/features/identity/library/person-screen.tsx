import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { personPhotos } from '@campus/contract/identity/library.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { DecideDialog, type Verdict } from './decide-dialog.tsx'
import './library.css'
import { GatedQuery } from './manager-gate.tsx'
import { PhotoDetail } from './photo-detail.tsx'
import { ReplaceForm } from './replace-form.tsx'
import { personPhotoWords } from './words.ts'

type Photos = OutputOf<typeof personPhotos>

function Photos({ photos: { person, photos } }: { readonly photos: Photos }) {
  const words = useWords(personPhotoWords)
  const [deciding, setDeciding] = useState<{ readonly photo: Photos['photos'][number]; readonly verdict: Verdict }>()
  return (
    <>
      {photos.length === 0 && <Empty t={words.none} />}
      <div className="library-people">
        {photos.map((photo) => (
          <PhotoDetail
            key={photo.id}
            photo={photo}
            originalUrl={photo.originalUrl}
            onDecide={(verdict) => setDeciding({ photo, verdict })}
          />
        ))}
      </div>
      <ReplaceForm personId={person.id} />
      {deciding && (
        <DecideDialog
          photos={[deciding.photo]}
          verdict={deciding.verdict}
          onDecided={() => undefined}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  )
}

/** All photos of one person, each beside how it was taken. */
export default function PersonScreen() {
  const words = useWords(personPhotoWords)
  const personId = Id.safeParse(useQueryOf(identityPaths.person).personId).data
  const read = useRead(personPhotos, { personId: personId ?? '' }, { enabled: personId !== undefined, staleTime: 0, asksForProof: false })
  const person = read.data?.person
  const toLibrary = <PathLink to={identityPaths.library}>{words.toLibrary}</PathLink>
  return (
    <ConsoleFrame
      screen={identityPaths.person}
      title={person?.name}
      lead={person && [person.number, person.unit].filter((text) => text !== '').join(' · ')}
    >
      {personId ? (
        <GatedQuery read={read} otherWay={toLibrary}>
          {(photos) => <Photos photos={photos} />}
        </GatedQuery>
      ) : (
        <Empty t={words.noPerson} action={toLibrary} />
      )}
    </ConsoleFrame>
  )
}
