import type { FileRule } from '@campus/contract/call.ts'
import type { PhotoType } from '@campus/contract/identity/photo-types.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PictureOutline } from 'antd-mobile-icons'
import { useId, useState } from 'react'
import { closePhoto } from '../../../domain/photo/open-photo.ts'
import { PhotoFile } from '../../../domain/photo/photo-file.tsx'
import { describeRule } from '../../../files/upload/judge-file.ts'
import { open } from '../../../navigation/navigator.ts'
import './collect.css'
import { PhotoTrouble } from './photo-trouble.tsx'
import { SendingNote } from './sending-note.tsx'
import { useBringPhoto } from './use-bring-photo.ts'
import { collectWords } from './words.ts'

interface BringPhotoProps {
  readonly type: Pick<PhotoType, 'id' | 'methods'>
  readonly rule: FileRule
}

/** The camera, which coaches, and the album: equal ways, as far as the type has them. */
export function BringPhoto({ type, rule }: BringPhotoProps) {
  const words = useWords(collectWords)
  const say = useSay()
  const id = useId()
  const [complaint, setComplaint] = useState('')
  const { bring, share, failed } = useBringPhoto(type.id)
  const isSending = share !== undefined
  return (
    <div className="photo-actions">
      {type.methods.includes('camera') && (
        <Button
          block
          color="primary"
          size="large"
          disabled={isSending}
          onClick={() => void open(identityPaths.camera, { typeId: type.id })}
        >
          {words.take}
        </Button>
      )}
      {type.methods.includes('album') && (
        <>
          <PhotoFile
            rule={rule}
            label={words.choose}
            icon={PictureOutline}
            describedBy={id}
            isDisabled={isSending}
            onPhoto={(photo) => {
              closePhoto(photo)
              bring({ file: photo.file, method: 'album' })
            }}
            onComplaint={setComplaint}
          />
          <p className="photo-rule" id={id}>
            {say(describeRule(rule))}
          </p>
          <p className="photo-complaint" role="alert">
            {complaint}
          </p>
        </>
      )}
      <SendingNote share={share} />
      {failed && <PhotoTrouble error={failed.error} onAgain={() => bring(failed.taken)} />}
    </div>
  )
}
