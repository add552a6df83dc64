import { type PrintFile, uploadPrintFile } from '@campus/contract/cloudprint/files.ts'
import { sendFile } from '../../../api/send.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { PhotoPicture } from '../files/photo-picture.tsx'
import { TooManyFiles } from '../files/too-many-files.tsx'
import { useOwnFiles } from '../files/use-own-files.ts'
import './photo.css'
import { photoWords } from './words.ts'

const rule = { ...uploadPrintFile.file, kinds: ['image/jpeg', 'image/png', 'image/webp'] } as const
const few = 6

/** The last few that I uploaded. */
function OwnPhotos() {
  const words = useWords(photoWords)
  const { data = [] } = useOwnFiles('photo')
  const ready = data.filter(({ state }) => state === 'ready').slice(0, few)
  if (ready.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="own-photos">
      <h2 id="own-photos">{words.mine}</h2>
      <ul className="own-photos">
        {ready.map(({ id, name }) => (
          <li key={id}>
            <PathLink to={cloudPrintPaths.photo} query={{ photoId: id }}>
              <PhotoPicture id={id} name="" />
              {name}
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const show = (photo: PrintFile | undefined) => void (photo && redirect(cloudPrintPaths.photo, { photoId: photo.id }))

export function ChoosePhoto() {
  const words = useWords(photoWords)
  return (
    <div className="page">
      <section className="page-card" aria-labelledby="choose-photo">
        <h2 id="choose-photo">{words.choose}</h2>
        <p className="page-lead">{words.chooseText}</p>
        <UploadField
          label={words.upload}
          rule={rule}
          send={(file, watch) => sendFile(uploadPrintFile, { purpose: 'photo' }, { files: [file], ...watch })}
          Help={TooManyFiles}
          onChange={([photo]) => show(photo)}
        />
      </section>
      <OwnPhotos />
    </div>
  )
}
