import { Picture } from '../../files/picture/picture.tsx'
import './avatar.css'
import { initialOf } from './initial.ts'

interface AvatarProps {
  readonly name: string
  /** As an answer of the server gives it. */
  readonly src?: string
  readonly size?: 'small' | 'large'
}

/** Always stands beside the name it belongs to, so it says nothing of its own to a screen reader. */
export function Avatar({ name, src = '', size = 'small' }: AvatarProps) {
  return (
    <span className={`avatar avatar-${size}`} aria-hidden="true">
      <Picture address={src} alt="" instead={initialOf(name)} />
    </span>
  )
}
