import { type MouseEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from '../history/use-back-closes.ts'

interface ModalProps {
  readonly className: string
  /** A question that waits for an answer is read out as one, and no button of it has the focus before somebody chose it. */
  readonly isQuestion?: boolean
  readonly label?: string
  readonly labelledBy?: string
  readonly describedBy?: string
  readonly closesFromOutside?: boolean
  readonly onClose: () => void
  readonly children: (close: () => void) => ReactNode
}

// Its content fills it, so a tap that lands on the element itself was on the backdrop.
const isOutside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget

/** Open as long as it is drawn. The browser's own modal holds the focus, closes by Escape and gives the focus back; Back closes it too. */
export function Modal(props: ModalProps) {
  const { className, isQuestion = false, label, labelledBy, describedBy, closesFromOutside = false, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    if (isQuestion) shown?.focus()
    return () => shown?.close()
  }, [isQuestion])
  useBackCloses(close)
  return (
    <dialog
      ref={dialog}
      className={className}
      role={isQuestion ? 'alertdialog' : undefined}
      tabIndex={isQuestion ? -1 : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (closesFromOutside && isOutside(event)) close()
      }}
      // React may take the dialog down and put it up again: only one that stayed closed is over.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      {children(close)}
    </dialog>
  )
}
