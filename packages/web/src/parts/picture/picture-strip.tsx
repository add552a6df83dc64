import { CloseOutline } from 'antd-mobile-icons'
import { useRef, useState } from 'react'
import { useWords } from '../../words/words.ts'
import { Picture } from './picture.tsx'
import './picture-strip.css'
import { pictureWords } from './words.ts'

/** Small pictures in a row; each opens in full. */
export function PictureStrip({ addresses }: { readonly addresses: readonly string[] }) {
  const words = useWords(pictureWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<number>()
  const shown = chosen === undefined ? undefined : addresses[chosen]
  if (addresses.length === 0) return null
  return (
    <>
      <ul className="pictures">
        {addresses.map((address, index) => (
          <li key={address}>
            <button
              type="button"
              aria-label={words.enlarge(index + 1, addresses.length)}
              onClick={() => {
                setChosen(index)
                dialog.current?.showModal()
              }}
            >
              <Picture address={address} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <dialog className="picture-full" ref={dialog} aria-label={words.picture} onClose={() => setChosen(undefined)}>
        <button type="button" className="picture-close" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <CloseOutline aria-hidden="true" />
        </button>
        {shown && <Picture address={shown} alt={words.picture} />}
      </dialog>
    </>
  )
}
