import { PictureOutline } from 'antd-mobile-icons'
import { type ChangeEvent, useState } from 'react'
import { useWords } from '../words/words.ts'
import { openCodeReader } from './code-reader.ts'
import './picture-choice.css'
import { codeReaderWords } from './words.ts'

type Reading = 'idle' | 'busy' | 'nothing' | 'broken'

const codeIn = async (picture: File): Promise<string | undefined> => {
  const read = await openCodeReader()
  return read(picture)
}

/** A picture from the device instead of the camera. */
export function PictureChoice({ onFound }: { readonly onFound: (text: string) => void }) {
  const words = useWords(codeReaderWords)
  const [reading, setReading] = useState<Reading>('idle')
  const said = { idle: '', busy: words.readingPicture, nothing: words.nothingFound, broken: words.pictureBroken }

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.target.files?.[0]
    // The same picture can be chosen again.
    event.target.value = ''
    if (!picture) return
    setReading('busy')
    const text = await codeIn(picture)
    setReading(text === undefined ? 'nothing' : 'idle')
    if (text !== undefined) onFound(text)
  }

  return (
    <div className="picture-choice">
      <label className="picture-choose">
        <PictureOutline aria-hidden /> {words.picture}
        <input
          type="file"
          accept="image/*"
          disabled={reading === 'busy'}
          onChange={(event) => void take(event).catch(() => setReading('broken'))}
        />
      </label>
      <p className="page-note" role="status" data-bad={reading === 'nothing' || reading === 'broken' || undefined}>
        {said[reading]}
      </p>
    </div>
  )
}
