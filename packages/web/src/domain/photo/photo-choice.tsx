import type { FileRule } from '@campus/contract/call.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CameraOutline, PictureOutline } from 'antd-mobile-icons'
import { type ChangeEvent, useId, useState } from 'react'
import { headLength } from '../../files/upload/file-kind.ts'
import { describeRule, judgeFile } from '../../files/upload/judge-file.ts'
import './photo-choice.css'
import { openPhoto, type Photo } from './open-photo.ts'
import { photoWords } from './words.ts'

interface PhotoChoiceProps {
  readonly rule: FileRule
  /** Which camera looks first. */
  readonly camera: 'user' | 'environment'
  readonly onPhoto: (photo: Photo) => void
}

/** One photo by camera or from the device; what is not a picture is told before anything is sent. */
export function PhotoChoice({ rule, camera, onPhoto }: PhotoChoiceProps) {
  const words = useWords(photoWords)
  const say = useSay()
  const id = useId()
  const [complaint, setComplaint] = useState('')

  const take = async (file: File) => {
    setComplaint('')
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    const refusal = judgeFile({ size: file.size, head }, rule)
    if (refusal) return setComplaint(say(refusal))
    try {
      onPhoto(await openPhoto(file))
    } catch {
      setComplaint(words.unreadable)
    }
  }

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void take(file)
    // The same picture can be chosen again after a look at it.
    target.value = ''
  }

  const accept = rule.kinds.join()
  return (
    <div className="photo-choice">
      <label className="photo-way">
        <CameraOutline aria-hidden />
        {words.take}
        <input type="file" accept={accept} capture={camera} aria-describedby={id} onChange={onChange} />
      </label>
      <label className="photo-way">
        <PictureOutline aria-hidden />
        {words.choose}
        <input type="file" accept={accept} aria-describedby={id} onChange={onChange} />
      </label>
      <p className="photo-rule" id={id}>
        {say(describeRule(rule))}
      </p>
      <p className="photo-complaint" role="alert">
        {complaint}
      </p>
    </div>
  )
}
