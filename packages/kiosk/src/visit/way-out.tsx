import { nameIn } from '@campus/contract/localized-name.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { Self } from '../machine/use-self.ts'
import { printWords } from './words.ts'

/** Whom to call and where else to go when the paper does not come. */
export function WayOut({ self }: { readonly self: Self | undefined }) {
  const words = useWords(printWords)
  const language = useLanguage()
  if (!self) return null
  const { helpPhone, otherTerminal } = self
  return (
    <>
      {helpPhone && <p>{words.helpPhone(helpPhone)}</p>}
      {otherTerminal && <p>{words.otherTerminal(nameIn(otherTerminal, language), locationIn(otherTerminal, language))}</p>}
    </>
  )
}
