import { register } from '@campus/contract/account/registration.ts'
import { Email, Mobile } from '@campus/contract/fields.ts'
import { z } from 'zod'

type Text = z.ZodType<string, string>

export type RegistrationChannel = 'phone' | 'email'

export interface RegistrationValues {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly captchaAnswer: string
  readonly agreed: boolean
}

const anything: Text = z.string()

export const registrationSchema = (channel: RegistrationChannel, captchaAnswer: Text): z.ZodType<RegistrationValues, RegistrationValues> =>
  z.object({
    name: register.body.shape.name,
    phone: channel === 'phone' ? Mobile : anything,
    email: channel === 'email' ? Email : anything,
    captchaAnswer,
    agreed: z.boolean().refine((agreed) => agreed, 'consent'),
  })
