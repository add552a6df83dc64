import { uploadAvatar } from '@campus/contract/people/own-photos.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import { closePhoto, type Photo } from '../../../domain/photo/open-photo.ts'
import { PhotoChoice } from '../../../domain/photo/photo-choice.tsx'
import { useShownUser } from '../../../session/shown-user.ts'
import './avatar-screen.css'
import { CropEditor } from './crop-editor.tsx'
import { avatarWords } from './words.ts'

/** A photo straight from a camera is larger than what is sent in the end. */
const rule = { ...uploadAvatar.file, maxBytes: 20 * 1024 * 1024 }

export default function AvatarScreen() {
  const words = useWords(avatarWords)
  const { name, avatar } = useShownUser()
  const { data } = useRead(ownProfile, {}, { background: true })
  const [photo, setPhoto] = useState<Photo>()
  useEffect(() => (photo ? () => closePhoto(photo) : undefined), [photo])
  if (photo) return <CropEditor photo={photo} onAnother={() => setPhoto(undefined)} />
  return (
    <div className="page">
      <section className="page-card page-card-center avatar-present" aria-label={words.present}>
        <Avatar name={name} src={data?.avatar ?? avatar} size="large" />
        <p className="page-lead">{words.lead}</p>
        <PhotoChoice rule={rule} camera="user" onPhoto={setPhoto} />
      </section>
    </div>
  )
}
