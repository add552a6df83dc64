import type { FileRule } from '@campus/contract/call.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CameraOutline, PictureOutline } from 'antd-mobile-icons'
import { useId, useState } from 'react'
import { describeRule } from '../../files/upload/judge-file.ts'
import './photo-choice.css'
import type { Photo } from './open-photo.ts'
import { PhotoFile } from './photo-file.tsx'
import { photoWords } from './words.ts'

interface PhotoChoiceProps {
  readonly rule: FileRule
  /** Which camera looks first. */
  readonly camera: 'user' | 'environment'
  readonly isDisabled?: boolean
  readonly onPhoto: (photo: Photo) => void
}

/** One photo by camera or from the device. */
export function PhotoChoice({ rule, camera, isDisabled = false, onPhoto }: PhotoChoiceProps) {
  const words = useWords(photoWords)
  const say = useSay()
  const id = useId()
  const [complaint, setComplaint] = useState('')
  const way = { rule, describedBy: id, isDisabled, onPhoto, onComplaint: setComplaint }
  return (
    <div className="photo-choice">
      <PhotoFile {...way} icon={CameraOutline} label={words.take} capture={camera} />
      <PhotoFile {...way} icon={PictureOutline} label={words.choose} />
      <p className="photo-rule" id={id}>
        {say(describeRule(rule))}
      </p>
      <p className="photo-complaint" role="alert">
        {complaint}
      </p>
    </div>
  )
}
