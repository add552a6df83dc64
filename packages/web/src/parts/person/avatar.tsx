import { useState } from 'react'
import './avatar.css'
import { initialOf } from './initial.ts'

interface AvatarProps {
  readonly name: string
  readonly src?: string
  readonly size?: 'small' | 'large'
}

/** Always stands beside the name it belongs to, so it says nothing of its own to a screen reader. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const hasPicture = src !== undefined && src !== '' && src !== broken
  return (
    <span className={`avatar avatar-${size}`} aria-hidden="true">
      {hasPicture ? <img src={src} alt="" onError={() => setBroken(src)} /> : initialOf(name)}
    </span>
  )
}
