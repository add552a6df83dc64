import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import { Email, Mobile } from '@campus/contract/fields.ts'
import { z } from 'zod'
import type { RecoveryWay } from './recovery-progress.ts'

type Text = z.ZodType<string, string>
const anything: Text = z.string()
const asked: Record<RecoveryWay, Partial<Record<RecoveryWay, Text>>> = {
  phone: { phone: Mobile },
  email: { email: Email },
  idCard: { idCard: IdCardNumber },
}

export interface FindValues {
  readonly phone: string
  readonly email: string
  readonly idCard: string
  readonly captchaAnswer: string
}

export const findSchema = (way: RecoveryWay, captchaAnswer: Text): z.ZodType<FindValues, FindValues> =>
  z.object({ phone: anything, email: anything, idCard: anything, ...asked[way], captchaAnswer })
