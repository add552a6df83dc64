import type { addPayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { appealTexts as texts } from './trade-texts.ts'

type Given = Pick<InputOf<typeof addPayGrievance>, 'kind' | 'entrance' | 'payWay' | 'amount' | 'copies' | 'reason'>

export interface PastAppeal extends Given {
  readonly student: string
  /** How long ago it was filed. */
  readonly days: number
  /** Of a certificate. */
  readonly template?: string
  /** What was paid and never made is settled by the evidence alone. */
  readonly end: { readonly how: 'refused'; readonly notes: string } | { readonly how: 'settled' | 'withdrawn' | 'waiting' }
}

/** Students of the demo who paid and, as they say, got nothing for it. */
export const pastAppeals: readonly PastAppeal[] = [
  {
    student: '100205',
    days: 52,
    kind: 'print',
    entrance: 'terminal',
    payWay: 'wechat',
    amount: 240,
    copies: 12,
    reason: texts.notPrinted,
    end: { how: 'refused', notes: texts.nothingPaid },
  },
  {
    student: '100061',
    days: 31,
    kind: 'certificate',
    template: 'enrolment',
    entrance: 'web',
    payWay: 'alipay',
    amount: 500,
    copies: 1,
    reason: texts.paidTwice,
    end: { how: 'withdrawn' },
  },
  {
    student: '100007',
    days: 16,
    kind: 'certificate',
    template: 'transcript-zh',
    entrance: 'app',
    payWay: 'beans',
    amount: 1500,
    copies: 3,
    reason: texts.noPaper,
    end: { how: 'settled' },
  },
  {
    student: '100333',
    days: 3,
    kind: 'certificate',
    template: 'enrolment',
    entrance: 'app',
    payWay: 'wechat',
    amount: 500,
    copies: 1,
    reason: texts.noFile,
    end: { how: 'waiting' },
  },
  {
    student: '100480',
    days: 1,
    kind: 'print',
    entrance: 'terminal',
    payWay: 'alipay',
    amount: 160,
    copies: 8,
    reason: texts.jammed,
    end: { how: 'waiting' },
  },
]

/** The picture of the payment that somebody took on their phone. */
export const screenshotOf = ({ student }: PastAppeal) => new URL(`../../pictures/payments/${student}.jpg`, import.meta.url)
