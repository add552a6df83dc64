import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { getRegisterCode, register, sendRegisterCode } from '@campus/contract/account/registration.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import type { Channel } from '../../people/person/holder.service.ts'
import { addNewcomer } from '../../people/person/newcomer.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { sendCode, spendCode } from '../codes/code.service.ts'
import { requireConsent } from '../consent/consent.service.ts'
import { startSession } from '../login/entry.service.ts'
import { keepFirstPassword, requireGoodPassword } from '../password/password.service.ts'

type Asked = Pick<InputOf<typeof sendRegisterCode>, 'schoolId' | 'userType' | 'phone' | 'email'>

const requireOpen = async (ctx: Ctx, { schoolId, userType }: Asked) => {
  await requireSchool(ctx, schoolId)
  const { registrationFor } = await readSettings(ctx.sql, schoolId)
  if (!registrationFor.includes(userType)) throw refuse('registration_closed')
}

const addressOf = ({ schoolId, phone, email = '' }: Asked) => {
  const [channel, target]: [Channel, string] = phone === undefined ? ['email', email] : ['phone', phone]
  return { schoolId, purpose: 'register', channel, target } as const
}

/** The code goes out whether or not somebody is registered there: only who receives it may learn that. */
const send = async (ctx: Ctx, asked: Asked, proof: CaptchaProof) => {
  await requireOpen(ctx, asked)
  await requireCaptcha(ctx, proof)
  const address = addressOf(asked)
  return sendCode(ctx, address, { to: address.target, language: ctx.language })
}

export const requestCode = (ctx: Ctx, given: InputOf<typeof sendRegisterCode>) => send(ctx, given, given.captcha)

export const requestCodeByQuery = (ctx: Ctx, { captchaId, answer, work, ...asked }: InputOf<typeof getRegisterCode>) =>
  send(ctx, asked, { captchaId, answer, work })

export const registerNewcomer = async (ctx: Ctx, given: InputOf<typeof register>) => {
  const { schoolId, userType, name, password, code, consent } = given
  await requireOpen(ctx, given)
  await requireConsent(ctx, schoolId, consent)
  const address = addressOf(given)
  const { channel, target } = address
  await requireGoodPassword(ctx, schoolId, password, [target])
  await spendCode(ctx, { ...address, code })
  return inTransaction(ctx, async (ctx) => {
    const personId = await addNewcomer(ctx, { schoolId, userType, name, channel, target })
    if (!personId) throw refuse('already_registered')
    await keepFirstPassword(ctx, { schoolId, personId }, password)
    const details = { userType, channel }
    await record(ctx, { schoolId, actorId: personId, action: 'account.registered', subjectKind: 'person', subjectId: personId, details })
    const { session, isFirstLogin } = await startSession(ctx, { schoolId, personId, way: channel, consent })
    return answer({ isFirstLogin }, { session })
  })
}
