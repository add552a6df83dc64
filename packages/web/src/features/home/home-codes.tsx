import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { useState } from 'react'
import { CodeRows } from '../../domain/pick-up/code-rows.tsx'
import { ShownCode } from '../../domain/pick-up/shown-code.tsx'
import { useLivingCodes } from '../../domain/pick-up/use-living-codes.ts'
import { homeWords } from './words.ts'

/** Codes that live, one tap away; they stand here without network too. The one that is open stays while it is printed, although it has ended. */
export default function HomeCodes() {
  const words = useWords(homeWords)
  const { codes, isKept } = useLivingCodes()
  const [shown, setShown] = useState<PickUpCode>()
  return (
    <>
      {codes.length > 0 && (
        <section className="page-card" aria-labelledby="home-codes">
          <h2 id="home-codes">{words.codes}</h2>
          <CodeRows codes={codes} onShow={setShown} />
        </section>
      )}
      {shown && <ShownCode code={shown} isKept={isKept} onClose={() => setShown(undefined)} />}
    </>
  )
}
