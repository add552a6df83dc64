import { type PayWay, providerNames } from '@campus/contract/payment/pay-ways.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { grievanceWords } from './words.ts'

export const useWayName = (): ((way: PayWay) => string) => {
  const say = useSay()
  const { beans } = useWords(grievanceWords)
  return (way) => (way === 'beans' ? beans : say(providerNames[way]))
}
