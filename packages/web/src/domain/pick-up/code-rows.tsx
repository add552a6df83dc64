import { nameIn } from '@campus/contract/localized-name.ts'
import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import './code-rows.css'
import { ShownCode, useComesOut } from './shown-code.tsx'
import { pickUpWords } from './words.ts'

/** Codes that are known on this device, each of them one tap away. */
export function CodeRows({ codes, isKept }: { readonly codes: readonly PickUpCode[]; readonly isKept: boolean }) {
  const words = useWords(pickUpWords)
  const language = useLanguage()
  const comesOut = useComesOut()
  const [shownId, setShownId] = useState<string>()
  const shown = codes.find(({ id }) => id === shownId)
  return (
    <>
      <ul className="page-list">
        {codes.map((code) => (
          <li key={code.id} className="kept-code">
            <span className="list-text">
              <strong>{nameIn(code, language)}</strong>
              <small>
                {comesOut(code)} · {words.until(minuteOf(Date.parse(code.expiresAt)))}
              </small>
            </span>
            <Button color="primary" size="small" onClick={() => setShownId(code.id)}>
              {words.show}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <ShownCode code={shown} isKept={isKept} onClose={() => setShownId(undefined)} />}
    </>
  )
}
