import { Modal } from '@campus/ui/feedback/modal.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import './picture-strip.css'
import { pictureWords } from './words.ts'

interface FullPictureProps {
  readonly label: string
  readonly onClose: () => void
  /** The picture. */
  readonly children: ReactNode
}

/** One picture over the whole page. */
export function FullPicture({ label, onClose, children }: FullPictureProps) {
  const words = useWords(pictureWords)
  return (
    <Modal className="picture-full" label={label} onClose={onClose}>
      {(close) => (
        <>
          <button type="button" className="picture-close" aria-label={words.close} onClick={close}>
            <CloseOutline aria-hidden="true" />
          </button>
          {children}
        </>
      )}
    </Modal>
  )
}
