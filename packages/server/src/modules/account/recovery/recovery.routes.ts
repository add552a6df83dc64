import { judgeEmailAndCode, judgePhoneAndCode, sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import {
  changePasswordByEmail,
  changePasswordByIdCard,
  changePasswordByPhone,
  findByEmail,
  findByIdCard,
  findByPhone,
  getRecoveryCode,
  savePasswordByTicket,
} from '@campus/contract/account/recovery.ts'
import { route } from '../../../http/route.ts'
import { requestEmailCode, requestPhoneCode } from './code-request.service.ts'
import { setNewPassword } from './new-password.service.ts'
import { beginByEmail, beginByIdCard, beginByPhone, judgeCode, sendRecoveryCode } from './recovery.service.ts'

export const recoveryRoutes = [
  route(sendPhoneCode, requestPhoneCode),
  route(sendEmailCode, requestEmailCode),
  route(findByPhone, beginByPhone),
  route(findByEmail, beginByEmail),
  route(findByIdCard, beginByIdCard),
  route(getRecoveryCode, sendRecoveryCode),
  route(judgePhoneAndCode, judgeCode('phone')),
  route(judgeEmailAndCode, judgeCode('email')),
  route(changePasswordByPhone, setNewPassword('phone')),
  route(changePasswordByEmail, setNewPassword('email')),
  route(changePasswordByIdCard, setNewPassword('id_card')),
  route(savePasswordByTicket, setNewPassword('any')),
]
