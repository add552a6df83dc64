import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline, LeftOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import { useWide } from '../../layout/use-wide.ts'
import { back } from '../../navigation/navigator.ts'
import './list-with-detail.css'
import { lookWords } from './words.ts'

interface ListWithDetailProps {
  readonly list: ReactNode
  /** The chosen entry; null while none is. */
  readonly detail: ReactNode
  /** What stands in the place of the detail until one is chosen; a list without a hint has the whole width until then. */
  readonly hint?: string | undefined
  /** Where the list is more than a column while nothing is chosen, the entry can be closed. */
  readonly onClose?: (() => void) | undefined
}

/** A list with the chosen entry beside it; on a phone one of the two. */
export function ListWithDetail({ list, detail, hint, onClose }: ListWithDetailProps) {
  const words = useWords(lookWords)
  const isWide = useWide()
  const beside = detail ?? (hint !== undefined && <p className="list-beside-hint">{hint}</p>)
  if (isWide)
    return (
      <div className="list-beside" data-two={beside ? true : undefined}>
        <div className="list-beside-list">{list}</div>
        {beside && (
          <div className="list-beside-detail" tabIndex={-1}>
            {detail && onClose && (
              <button type="button" className="list-beside-back" onClick={onClose}>
                <CloseOutline aria-hidden /> {words.close}
              </button>
            )}
            {beside}
          </div>
        )}
      </div>
    )
  if (!detail) return list
  return (
    <>
      <button type="button" className="list-beside-back" onClick={() => back()}>
        <LeftOutline aria-hidden /> {words.toList}
      </button>
      {detail}
    </>
  )
}
