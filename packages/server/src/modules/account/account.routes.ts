import { ownAccountChange, reportedChange, undoOwnAccountChange, undoReportedChange } from '@campus/contract/account/account-changes.ts'
import { captchaImage } from '@campus/contract/account/captcha.ts'
import { endDevice, endOtherDevices, ownDevices } from '@campus/contract/account/devices.ts'
import { isFirstLogin, login, loginByTicket, logout, ownLoginCode, setLanguage } from '@campus/contract/account/login.ts'
import { loginNotices, readLoginNotice } from '@campus/contract/account/notices.ts'
import { bindMoreAccount, leaveAccount, ownAccounts, switchAccount } from '@campus/contract/account/outside.ts'
import { editOwnEmail, editOwnPhone, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { beginPcLogin, confirmPcLogin, scanPcLogin, watchPcLogin } from '@campus/contract/account/pc-login.ts'
import { getRegisterCode, register, saveRegistration, sendRegisterCode } from '@campus/contract/account/registration.ts'
import { route } from '../../http/route.ts'
import { draw } from './captcha/captcha.service.ts'
import { changeEmail, changePhone, sendToChannel } from './channel/channel.service.ts'
import { endOne, endOthers, listDevices } from './devices/device.service.ts'
import { faceLoginRoutes } from './face-login/face-login.routes.ts'
import { bindAccount } from './linked/bind-account.service.ts'
import { leave, listMine, switchTo } from './linked/linked.service.ts'
import { chooseLanguage, giveLoginCode, logIn, logInByTicket, notifyFirstLogin } from './login/login.service.ts'
import { logOut } from './login/logout.service.ts'
import { listNotices, readNotice } from './notices/notice.service.ts'
import { outsideRoutes } from './outside/outside.routes.ts'
import { passkeyRoutes } from './passkeys/passkey.routes.ts'
import { changeOwn } from './password/password.service.ts'
import { begin, decide, scan, watch } from './pc-login/pc-login.service.ts'
import { proofRoutes } from './proof/proof.routes.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import { registerNewcomer, requestCode, requestCodeByQuery } from './registration/registration.service.ts'
import { secondStepRoutes } from './second-step/second-step.routes.ts'
import { readOwn, readReported, undoOwn, undoReported } from './undo/undo-change.service.ts'

export const accountRoutes = [
  route(captchaImage, draw),
  route(login, logIn),
  route(loginByTicket, logInByTicket),
  route(logout, logOut),
  route(ownLoginCode, giveLoginCode),
  route(isFirstLogin, notifyFirstLogin),
  route(setLanguage, chooseLanguage),
  ...recoveryRoutes,
  route(sendRegisterCode, requestCode),
  route(getRegisterCode, requestCodeByQuery),
  route(register, registerNewcomer),
  route(saveRegistration, registerNewcomer),
  route(changeOwnPassword, changeOwn),
  route(sendChannelCode, sendToChannel),
  route(editOwnEmail, changeEmail),
  route(editOwnPhone, changePhone),
  route(ownDevices, listDevices),
  route(endDevice, endOne),
  route(endOtherDevices, endOthers),
  ...outsideRoutes,
  route(bindMoreAccount, bindAccount),
  route(ownAccounts, listMine),
  route(switchAccount, switchTo),
  route(leaveAccount, leave),
  route(beginPcLogin, begin),
  route(watchPcLogin, watch),
  route(scanPcLogin, scan),
  route(confirmPcLogin, decide),
  ...passkeyRoutes,
  ...faceLoginRoutes,
  ...secondStepRoutes,
  route(loginNotices, listNotices),
  route(readLoginNotice, readNotice),
  ...proofRoutes,
  route(reportedChange, readReported),
  route(undoReportedChange, undoReported),
  route(ownAccountChange, readOwn),
  route(undoOwnAccountChange, undoOwn),
]
