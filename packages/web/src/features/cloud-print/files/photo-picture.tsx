import { printFileContent } from '@campus/contract/cloudprint/files.ts'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useEffect, useRef, useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { closePhoto, openPhoto, type Photo } from '../../../domain/photo/open-photo.ts'
import './files.css'

type Opened = { readonly photo: Photo } | { readonly error: unknown }

const fetchPhoto = async (id: string, signal: AbortSignal): Promise<Photo> =>
  openPhoto(new File([await sendForBytes(printFileContent, { id }, { signal, background: true })], 'photo'))

/** A photo of mine, decoded; another one needs another `key`. */
export const usePhoto = (id: string): Opened | undefined => {
  const [opened, setOpened] = useState<Opened>()
  const given = useRef(id)
  useEffect(() => {
    const control = new AbortController()
    fetchPhoto(given.current, control.signal).then(
      (photo) => {
        if (control.signal.aborted) return closePhoto(photo)
        control.signal.addEventListener('abort', () => closePhoto(photo))
        return setOpened({ photo })
      },
      (error: unknown) => {
        if (!control.signal.aborted) setOpened({ error })
      },
    )
    return () => control.abort()
  }, [])
  return opened
}

export function PhotoPicture({ id, name }: { readonly id: string; readonly name: string }) {
  const opened = usePhoto(id)
  if (!opened) return <Waiting />
  if ('error' in opened) return <Refused error={opened.error} />
  return (
    <div className="preview-photo">
      <img src={opened.photo.image.src} alt={name} />
    </div>
  )
}
