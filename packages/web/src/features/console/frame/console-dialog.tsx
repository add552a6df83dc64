import { CloseOutline } from 'antd-mobile-icons'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../../words/words.ts'
import './console-dialog.css'
import { frameWords } from './words.ts'

interface ConsoleDialogProps {
  readonly title: string
  readonly size?: 'narrow' | 'wide'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Open as long as it is drawn. The browser's own modal holds the focus, closes by Escape and gives the focus back. */
export function ConsoleDialog({ title, size = 'narrow', onClose, children }: ConsoleDialogProps) {
  const words = useWords(frameWords)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`console-dialog console-dialog-${size}`}
      aria-labelledby={id}
      // React may take the dialog down and put it up again: only one that stayed closed is over.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <CloseOutline aria-hidden />
        </button>
      </header>
      <div className="console-dialog-body">{children}</div>
    </dialog>
  )
}
