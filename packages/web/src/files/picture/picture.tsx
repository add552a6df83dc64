import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { fetchFile, isFileAddress } from '../download/fetch-file.ts'

interface ShownPicture {
  readonly alt: string
  readonly className?: string | undefined
  /** Stands in its place until it is there, or when there is none. */
  readonly instead?: ReactNode
}

interface LoadedPictureProps extends ShownPicture {
  /** Names the picture; the same name always has the same bytes. */
  readonly name: string
  readonly load: (signal: AbortSignal) => Promise<Blob>
  readonly isThere?: boolean
}

/** A picture whose bytes are fetched with the session, as `<img>` alone cannot. */
export function LoadedPicture({ name, load, isThere = true, alt, className, instead = null }: LoadedPictureProps) {
  const { data: bytes } = useQuery({
    queryKey: ['picture', name],
    queryFn: ({ signal }) => load(signal),
    enabled: isThere,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
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

interface PictureProps extends ShownPicture {
  /** As an answer of the server gives it: `/my/files/…?key=…`. */
  readonly address: string
}

export function Picture({ address, ...shown }: PictureProps) {
  return (
    <LoadedPicture name={address} load={(signal) => fetchFile(address, signal, 'images')} isThere={isFileAddress(address)} {...shown} />
  )
}
