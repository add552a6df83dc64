import { type PriceKind, priceKindNames } from '@campus/contract/cloudprint/prices.ts'
import { useSay } from '@campus/ui/words/words.ts'

export const useKindName = (): ((kind: PriceKind) => string) => {
  const say = useSay()
  return (kind) => say(priceKindNames[kind])
}
