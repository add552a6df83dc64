import type { FileRule } from '@campus/contract/call.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ChangeEvent, ComponentType } from 'react'
import { headLength } from '../../files/upload/file-kind.ts'
import { judgeFile } from '../../files/upload/judge-file.ts'
import './photo-choice.css'
import { openPhoto, type Photo } from './open-photo.ts'
import { photoWords } from './words.ts'

interface PhotoFileProps {
  readonly rule: FileRule
  readonly label: string
  readonly icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>
  /** Which camera of the device takes it; without one it is chosen from the album. */
  readonly capture?: 'user' | 'environment'
  readonly describedBy?: string
  readonly isDisabled?: boolean
  readonly onPhoto: (photo: Photo) => void
  /** Why a file cannot be used; empty when another one was chosen. */
  readonly onComplaint: (complaint: string) => void
}

/** One photo from the device, opened; a file that is not a picture is reported before upload. */
export function PhotoFile(props: PhotoFileProps) {
  const { rule, label, icon: Icon, capture, describedBy, isDisabled = false, onPhoto, onComplaint } = props
  const words = useWords(photoWords)
  const say = useSay()

  const take = async (file: File) => {
    onComplaint('')
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    const refusal = judgeFile({ size: file.size, head }, rule)
    if (refusal) return onComplaint(say(refusal))
    try {
      onPhoto(await openPhoto(file))
    } catch {
      onComplaint(words.unreadable)
    }
  }

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void take(file)
    // The same picture can be chosen again after a look at it.
    target.value = ''
  }

  return (
    <label className="photo-way">
      <Icon aria-hidden />
      {label}
      <input
        type="file"
        accept={rule.kinds.join()}
        {...(capture && { capture })}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={onChange}
      />
    </label>
  )
}
