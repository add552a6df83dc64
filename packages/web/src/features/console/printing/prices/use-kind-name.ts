import type { PriceKind } from '@campus/contract/cloudprint/prices.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import { useSay, useWords } from '../../../../words/words.ts'
import { pricesWords } from './words.ts'

export const useKindName = (): ((kind: PriceKind) => string) => {
  const words = useWords(pricesWords)
  const say = useSay()
  return (kind) => (kind === 'photo' ? words.photo : say(attributeNames[kind]))
}
