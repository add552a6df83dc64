import { judgePhoneAndCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import { findByPhone, savePasswordByTicket } from '@campus/contract/account/recovery.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { solveCaptcha } from '@campus/server/testing/captcha.ts'
import { address } from '../address.ts'
import { askServer } from './ask-server.ts'
import { codeSentTo } from './outbox.ts'
import type { Person } from './person.ts'

const password = 'harbour lantern 58'

/** Most people of the demo school have no password yet; gives one to somebody, by way of the recovery. */
export const givePassword = async (person: Person, network: string): Promise<Person & { readonly password: string }> => {
  const { userType, phone } = person
  const schoolId = demoUniversity.id
  const captcha = await solveCaptcha(address, { headers: { 'x-forwarded-for': network } })
  const { recoveryId } = (await askServer(findByPhone, { schoolId, userType, phone, captcha }, network)).data
  const code = await codeSentTo(phone, () => askServer(sendPhoneCode, { schoolId, userType, recoveryId }, network))
  const { ticket } = (await askServer(judgePhoneAndCode, { recoveryId, code }, network)).data
  await askServer(savePasswordByTicket, { ticket, password, confirmation: password }, network)
  return { ...person, password }
}
