import { type ReactNode, useCallback } from 'react'
import { usePicture } from './use-picture.ts'

interface PictureProps {
  /** As an answer of the server gives it: `/my/files/…?key=…`. */
  readonly address: string
  readonly alt: string
  readonly className?: string
  /** Stands in its place until it is there, or when there is none. */
  readonly instead?: ReactNode
}

export function Picture({ address, alt, className, instead = null }: PictureProps) {
  const bytes = usePicture(address)
  // The address of the bytes lives exactly as long as the element that shows them.
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!bytes) return undefined
      const shown = URL.createObjectURL(bytes)
      image.src = shown
      return () => URL.revokeObjectURL(shown)
    },
    [bytes],
  )
  return bytes ? <img ref={show} alt={alt} className={className} /> : instead
}
