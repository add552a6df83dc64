import { nameIn } from '@campus/contract/localized-name.ts'
import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './code-rows.css'
import { useComesOut } from './shown-code.tsx'
import { pickUpWords } from './words.ts'

interface CodeRowsProps {
  readonly codes: readonly PickUpCode[]
  readonly onShow: (code: PickUpCode) => void
}

/** Codes that are known on this device, each of them one tap away. */
export function CodeRows({ codes, onShow }: CodeRowsProps) {
  const words = useWords(pickUpWords)
  const language = useLanguage()
  const comesOut = useComesOut()
  return (
    <ul className="page-list">
      {codes.map((code) => (
        <li key={code.id} className="kept-code">
          <span className="list-text">
            <strong>{nameIn(code, language)}</strong>
            <small>
              {comesOut(code)} · {words.until(minuteOf(Date.parse(code.expiresAt)))}
            </small>
          </span>
          <Button color="primary" size="small" onClick={() => onShow(code)}>
            {words.show}
          </Button>
        </li>
      ))}
    </ul>
  )
}
