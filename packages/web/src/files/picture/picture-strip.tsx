import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { FullPicture } from './full-picture.tsx'
import { Picture } from './picture.tsx'
import './picture-strip.css'
import { pictureWords } from './words.ts'

/** Small pictures in a row; each opens in full. */
export function PictureStrip({ addresses }: { readonly addresses: readonly string[] }) {
  const words = useWords(pictureWords)
  const [chosen, setChosen] = useState<number>()
  const shown = chosen === undefined ? undefined : addresses[chosen]
  if (addresses.length === 0) return null
  return (
    <>
      <ul className="pictures">
        {addresses.map((address, index) => (
          <li key={address}>
            <button type="button" aria-label={words.enlarge(index + 1, addresses.length)} onClick={() => setChosen(index)}>
              <Picture address={address} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <FullPicture label={words.picture} onClose={() => setChosen(undefined)}>
          <Picture address={shown} alt={words.picture} />
        </FullPicture>
      )}
    </>
  )
}
