import {
  beginSetup,
  beginSetupAtLogin,
  finishLogin,
  finishSetup,
  finishSetupAtLogin,
  ownSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
} from '@campus/contract/account/second-factor.ts'
import { route } from '../../../http/route.ts'
import { begin, readMine, renewCodes, turnOff, turnOn } from './own-factor.service.ts'
import { beginAtLogin, finish, finishSetupAndLogin } from './second-step.service.ts'

export const secondStepRoutes = [
  route(finishLogin, finish),
  route(beginSetupAtLogin, beginAtLogin),
  route(finishSetupAtLogin, finishSetupAndLogin),
  route(ownSecondFactor, readMine),
  route(beginSetup, begin),
  route(finishSetup, turnOn),
  route(renewRecoveryCodes, renewCodes),
  route(turnSecondFactorOff, turnOff),
]
