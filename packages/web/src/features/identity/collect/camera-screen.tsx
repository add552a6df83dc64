import { savePhoto } from '@campus/contract/identity/own-photos.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CameraOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { closePhoto } from '../../../domain/photo/open-photo.ts'
import { PhotoFile } from '../../../domain/photo/photo-file.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ExamplePortrait } from '../guide/example-portrait.tsx'
import '@campus/ui/page/page.css'
import './collect.css'
import { type OwnType, typeIn } from './collected.ts'
import { OtherWays } from './other-ways.tsx'
import { PhotoTrouble } from './photo-trouble.tsx'
import { SendingNote } from './sending-note.tsx'
import { useBringPhoto } from './use-bring-photo.ts'
import { useOwnPhotos } from './use-own-photos.ts'
import { collectWords } from './words.ts'

function Camera({ type }: { readonly type: OwnType }) {
  const words = useWords(collectWords)
  const [complaint, setComplaint] = useState('')
  const { bring, share, failed } = useBringPhoto(type.id, { replaces: true })
  return (
    <div className="page">
      <section className="page-card page-card-center" aria-labelledby="camera-type">
        <h2 id="camera-type">{nameIn(type, useLanguage())}</h2>
        <ExamplePortrait />
        <PhotoFile
          rule={savePhoto.file}
          label={words.take}
          icon={CameraOutline}
          capture="user"
          isDisabled={share !== undefined}
          onPhoto={(photo) => {
            closePhoto(photo)
            bring({ file: photo.file, method: 'camera' })
          }}
          onComplaint={setComplaint}
        />
        <p className="photo-complaint" role="alert">
          {complaint}
        </p>
        <SendingNote share={share} />
        {failed && <PhotoTrouble error={failed.error} onAgain={() => bring(failed.taken)} />}
      </section>
      <OtherWays methods={type.methods} />
    </div>
  )
}

/** Takes a photo of a type; without one named, the recent photo. */
export default function CameraScreen() {
  const words = useWords(collectWords)
  const { typeId } = useQueryOf(identityPaths.camera)
  const toList = <PathLink to={identityPaths.collect}>{words.toList}</PathLink>
  return (
    <QueryView read={useOwnPhotos()} otherWay={toList}>
      {(collected) => {
        const of = typeIn(collected, typeId)
        return of ? <Camera type={of.type} /> : <Empty t={words.notFound} action={toList} />
      }}
    </QueryView>
  )
}
