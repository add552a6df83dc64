import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PhotoCapture } from '../../../domain/camera/photo/photo-capture.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import './collect.css'
import { type OwnType, typeIn } from './collected.ts'
import { ConsentFirst } from './consent-first.tsx'
import { OtherWays } from './other-ways.tsx'
import { PhotoTrouble } from './photo-trouble.tsx'
import { SendingNote } from './sending-note.tsx'
import { useBringPhoto } from './use-bring-photo.ts'
import { useOwnPhotos } from './use-own-photos.ts'
import { collectWords } from './words.ts'

function Camera({ type }: { readonly type: OwnType }) {
  const { bring, share, failed } = useBringPhoto(type.id, { replaces: true })
  const otherWay = <OtherWays methods={type.methods} />
  const take = (photo: Blob, method: 'camera' | 'album') => bring({ file: new File([photo], 'photo.jpg', { type: photo.type }), method })
  return (
    <div className="page">
      <ConsentFirst otherWay={otherWay}>
        {failed && <PhotoTrouble error={failed.error} onAgain={() => bring(failed.taken)} />}
        <SendingNote share={share} />
        {/* It takes one photo; the next one needs a new start. */}
        {share === undefined && <PhotoCapture onTaken={take} otherWay={otherWay} />}
      </ConsentFirst>
    </div>
  )
}

/** Takes a photo of a type, coached; without one named, the recent photo. */
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
