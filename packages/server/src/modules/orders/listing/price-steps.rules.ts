import { counted } from '@campus/contract/counted.ts'
import type { ChargeMode } from '@campus/contract/documents/template-choices.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { PriceStep } from '@campus/contract/orders/cart.ts'
import type { z } from 'zod'
import { yuan } from '../../../ports/pay/yuan.ts'

interface Priced {
  readonly charge: ChargeMode
  readonly quantity: number
  readonly freeCopies: number
  readonly unitPrice: number
  readonly amount: number
}

type Step = z.infer<typeof PriceStep>

const rules: Record<ChargeMode, (price: string) => Phrase> = {
  none: () => ['不收费', 'Free of charge', '不收費'],
  first: (price) => [`仅首份收费，${price} 元`, `First copy only: ${price} yuan`, `僅首份收費，${price} 元`],
  each: (price) => [`每份收费，${price} 元`, `Charged per copy: ${price} yuan`, `每份收費，${price} 元`],
}

const copies = (count: number): string => counted(count, 'copy', 'copies')

const freePhrase = (count: number): Phrase => [`使用免费份数 ${count} 份`, `${copies(count)} free`, `使用免費份數 ${count} 份`]

/** What the copies beyond the free ones cost. */
const pricePhrase = ({ charge, quantity, freeCopies, unitPrice, amount }: Priced): Phrase => {
  const beyond = quantity - freeCopies
  const sum = yuan(amount)
  if (charge === 'each') {
    const price = yuan(unitPrice)
    return [
      `${beyond} 份 × ${price} 元 = ${sum} 元`,
      `${copies(beyond)} × ${price} yuan = ${sum} yuan`,
      `${beyond} 份 × ${price} 元 = ${sum} 元`,
    ]
  }
  if (amount === 0) return [`${beyond} 份，首份已付费`, `${copies(beyond)}, already paid for`, `${beyond} 份，首份已付費`]
  return [`${beyond} 份共 ${sum} 元`, `${copies(beyond)} together: ${sum} yuan`, `${beyond} 份共 ${sum} 元`]
}

/** Explains a price in the reader's language: how it is charged, what is free of it, what the others cost. */
export const priceSteps = (priced: Priced, language: Language): Step[] => {
  const { charge, quantity, freeCopies, unitPrice, amount } = priced
  const rule: Step = { kind: 'rule', text: say(rules[charge](yuan(unitPrice)), language), amount: charge === 'none' ? 0 : unitPrice }
  if (charge === 'none') return [rule]
  return [
    rule,
    ...(freeCopies > 0 ? [{ kind: 'free', text: say(freePhrase(freeCopies), language), amount: 0 } as const] : []),
    ...(quantity > freeCopies ? [{ kind: 'price', text: say(pricePhrase(priced), language), amount } as const] : []),
  ]
}
