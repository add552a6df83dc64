import { getRegisterCode, register, saveRegistration, sendRegisterCode } from '@campus/contract/account/registration.ts'
import { route } from '../../../http/route.ts'
import { registerNewcomer, requestCode, requestCodeByQuery } from './registration.service.ts'

export const registrationRoutes = [
  route(sendRegisterCode, requestCode),
  route(getRegisterCode, requestCodeByQuery),
  route(register, registerNewcomer),
  route(saveRegistration, registerNewcomer),
]
