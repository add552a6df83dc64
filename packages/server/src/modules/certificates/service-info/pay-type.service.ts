import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { payType, payTypes } from '@campus/contract/certificates/service-info.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFreeCopies } from '../../documents/templates/template-info.service.ts'
import { publishedVersion } from '../../documents/versions/version.service.ts'
import { offeredProviders } from '../../payment/payments/payment.service.ts'
import { balancesOf } from '../../wallet/ledger/balance.service.ts'

type Ways = OutputOf<typeof payTypes>

const beans: Phrase = ['钱包余额', 'Wallet', '錢包餘額']
const beansFirst: Phrase = [
  '先用赠送豆，再用打印豆，不足部分用其他方式支付',
  'Free beans are used first, then print beans. Pay the rest another way.',
  '先用贈送豆，再用列印豆，不足部分用其他方式支付',
]
const noBeans: Phrase = ['余额为 0，可以先充值', 'Your wallet is empty. Top up first.', '餘額為 0，可以先儲值']

export const listPayTypes = async (ctx: CallerCtx): Promise<Ways> => {
  const { free, print } = await balancesOf(ctx, ctx.caller.personId)
  const balance = free + print
  const providers = await offeredProviders(ctx)
  return [
    {
      way: 'beans',
      name: say(beans, ctx.language),
      isOpen: balance > 0,
      hint: say(balance > 0 ? beansFirst : noBeans, ctx.language),
      balance,
    },
    ...providers.map(({ provider, isOpen, hint }) => ({
      way: provider,
      name: say(providerNames[provider], ctx.language),
      isOpen,
      hint,
      balance: null,
    })),
  ]
}

export const readPayType = async (ctx: CallerCtx, { templateId }: InputOf<typeof payType>): Promise<OutputOf<typeof payType>> => {
  const { rules } = await publishedVersion(ctx, templateId, ctx.caller.schoolId)
  const { left, nextPrice, beyondPrice } = await readFreeCopies(ctx, { templateId })
  const { charge, price, needsApproval } = rules
  return { charge, price, freeLeft: left, nextPrice, beyondPrice, needsApproval, ways: await listPayTypes(ctx) }
}
