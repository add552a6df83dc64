import { type PriceKind, priceKindNames } from '@campus/contract/cloudprint/prices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { usableTerminals } from '@campus/contract/terminals/terminals.ts'
import '@campus/ui/page/page.css'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useAbleTerminals } from './able-terminals.ts'
import './nearby.css'
import { nearbyWords } from './words.ts'

/** Not every terminal prints in colour or on photo paper: names those that can print such a sheet, and says if none of them works now. */
export function WhereToPrint({ sheet }: { readonly sheet: PriceKind }) {
  const words = useWords(nearbyWords)
  const say = useSay()
  const language = useLanguage()
  const able = useAbleTerminals(sheet)
  const { data: usable } = useRead(usableTerminals, {}, { background: true, staleTime: 60_000 })
  if (!able) return null
  if (able.length === 0)
    return (
      <p className="nearby-none" role="status">
        {words.noneFor(say(priceKindNames[sheet]))}
      </p>
    )
  const names = able.map((terminal) => nameIn(terminal, language))
  const isClosedNow = usable !== undefined && !able.some(({ id }) => usable.some((one) => one.id === id))
  return (
    <p className="page-note">
      {words.where(names)} {isClosedNow && words.noneNow}
    </p>
  )
}
