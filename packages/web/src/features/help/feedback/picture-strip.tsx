import { CloseOutline } from 'antd-mobile-icons'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../../parts/picture/picture.tsx'
import { useWords } from '../../../words/words.ts'
import { feedbackWords } from './words.ts'

interface EnlargedProps {
  readonly address: string
  readonly place: number
  readonly onClose: () => void
}

function Enlarged({ address, place, onClose }: EnlargedProps) {
  const words = useWords(feedbackWords)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="enlarged" ref={dialog} aria-label={words.picture(place)} onClick={() => dialog.current?.close()} onClose={onClose}>
      <Picture address={address} alt={words.picture(place)} />
      <button type="button" aria-label={words.closePicture} onClick={() => dialog.current?.close()}>
        <CloseOutline aria-hidden />
      </button>
    </dialog>
  )
}

/** The pictures of a feedback side by side; one opens over the page. */
export function PictureStrip({ addresses }: { readonly addresses: readonly string[] }) {
  const words = useWords(feedbackWords)
  const [chosen, setChosen] = useState<number>()
  const address = chosen === undefined ? undefined : addresses[chosen - 1]
  return (
    <>
      <ul className="picture-strip">
        {addresses.map((address, index) => (
          <li key={address}>
            <button type="button" aria-label={words.enlarge(index + 1)} onClick={() => setChosen(index + 1)}>
              <Picture address={address} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && address !== undefined && <Enlarged address={address} place={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
