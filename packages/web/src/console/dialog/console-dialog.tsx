import { Modal } from '@campus/ui/feedback/modal.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { type ReactNode, useId } from 'react'
import './console-dialog.css'
import { dialogWords } from './words.ts'

interface ConsoleDialogProps {
  readonly title: string
  readonly size?: 'narrow' | 'wide'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of the console, open as long as it is drawn. */
export function ConsoleDialog({ title, size = 'narrow', onClose, children }: ConsoleDialogProps) {
  const words = useWords(dialogWords)
  const id = useId()
  return (
    <Modal className={`console-dialog console-dialog-${size}`} labelledBy={id} onClose={onClose}>
      {(close) => (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" aria-label={words.close} onClick={close}>
              <CloseOutline aria-hidden />
            </button>
          </header>
          <div className="console-dialog-body">{children}</div>
        </>
      )}
    </Modal>
  )
}
