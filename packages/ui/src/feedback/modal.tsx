import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { openOverlay } from '../history/overlay-history.ts'

/** While the component is drawn, the back button of the browser or phone closes it instead of leaving the page. */
const useBackCloses = (close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => openOverlay(() => onBack()), [])
}

interface ModalProps {
  readonly className: string
  /** A question that waits for an answer is read out as one, and no button of it has the focus before somebody chose it. */
  readonly isQuestion?: boolean
  readonly label?: string
  readonly labelledBy?: string
  readonly describedBy?: string
  readonly closesFromOutside?: boolean
  readonly onClose: () => void
  readonly children: (close: typeof closeAround) => ReactNode
}

// Its content fills it, so a tap that lands on the element itself was on the backdrop.
const isOutside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget

/** What a button inside calls: closes the dialog that it stands in. */
const closeAround = ({ currentTarget }: { readonly currentTarget: Element }): void => currentTarget.closest('dialog')?.close()

/** Open as long as it is drawn. The browser's own modal holds the focus, closes by Escape and gives the focus back; Back closes it too. */
export function Modal(props: ModalProps) {
  const { className, isQuestion = false, label, labelledBy, describedBy, closesFromOutside = false, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    if (isQuestion) shown?.focus()
    return () => shown?.close()
  }, [isQuestion])
  useBackCloses(() => dialog.current?.close())
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
        if (closesFromOutside && isOutside(event)) closeAround(event)
      }}
      // React may take the dialog down and put it up again: only one that stayed closed is over.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      {children(closeAround)}
    </dialog>
  )
}
