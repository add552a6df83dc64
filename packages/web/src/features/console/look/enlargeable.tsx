import { PictureOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { Picture } from '../../../parts/picture/picture.tsx'
import { useWords } from '../../../words/words.ts'
import { ConsoleDialog } from '../frame/console-dialog.tsx'
import './enlargeable.css'
import { lookWords } from './words.ts'

/** A small picture that opens large. */
export function Enlargeable({ address, alt }: { readonly address: string; readonly alt: string }) {
  const words = useWords(lookWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="enlargeable" aria-label={`${words.enlarge}: ${alt}`} onClick={() => setIsOpen(true)}>
        <Picture address={address} alt="" instead={<PictureOutline aria-hidden />} />
      </button>
      {isOpen && (
        <ConsoleDialog title={alt} size="wide" onClose={() => setIsOpen(false)}>
          <Picture address={address} alt={alt} className="enlarged" instead={<PictureOutline aria-hidden />} />
        </ConsoleDialog>
      )}
    </>
  )
}
