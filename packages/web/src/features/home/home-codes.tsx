import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { CodeRows } from '../../domain/pick-up/code-rows.tsx'
import { useLivingCodes } from '../../domain/pick-up/use-living-codes.ts'
import { homeWords } from './words.ts'

/** Codes that live, one tap away; they stand here without network too. */
export default function HomeCodes() {
  const words = useWords(homeWords)
  const { codes, isKept } = useLivingCodes()
  if (codes.length === 0) return null
  return (
    <section className="page-card home-codes" aria-labelledby="home-codes">
      <h2 id="home-codes">{words.codes}</h2>
      <CodeRows codes={codes} isKept={isKept} />
    </section>
  )
}
