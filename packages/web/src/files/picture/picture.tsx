import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { fetchFile, isFileAddress } from '../download/fetch-file.ts'

/** The bytes of a picture, fetched with the session as `<img>` alone cannot; an address always has the same bytes. */
const usePicture = (address: string): Blob | undefined => {
  const { data } = useQuery({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => fetchFile(address, signal),
    enabled: isFileAddress(address),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}

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
