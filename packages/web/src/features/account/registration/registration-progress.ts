import { SelfRegistering } from '@campus/contract/account/registration.ts'
import { UserType } from '@campus/contract/roles.ts'
import { z } from 'zod'
import { progressOf } from '../../../domain/steps/kept-progress.ts'

const Begun = z.object({
  schoolId: z.string(),
  userType: UserType,
  hasReadNotice: z.boolean(),
  /** Who registers and where the code went, once it was sent. */
  asked: z.object({ name: z.string(), channel: z.enum(['phone', 'email']), target: z.string(), nextCodeAt: z.number() }).optional(),
})

export type RegistrationProgress = z.output<typeof Begun>

const BegunBySelf = Begun.extend({ userType: SelfRegistering })
export type SelfRegistration = z.output<typeof BegunBySelf>

/** From the user type over the privacy notice and the form to the code. */
export const registrationProgress = progressOf('registration', Begun)

/** Of a visitor or a family member; students and staff go on in the area `registration`. */
export const readSelfRegistration = (): SelfRegistration | undefined => BegunBySelf.safeParse(registrationProgress.read()).data

/** The one channel that was chosen, as the calls want it. */
export const channelOf = ({ channel, target }: { readonly channel: 'phone' | 'email'; readonly target: string }) =>
  channel === 'phone' ? { phone: target } : { email: target }
