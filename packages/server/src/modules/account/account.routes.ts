import { captchaRoutes } from './captcha/captcha.routes.ts'
import { channelRoutes } from './channel/channel.routes.ts'
import { deviceRoutes } from './devices/device.routes.ts'
import { linkedRoutes } from './linked/linked.routes.ts'
import { loginRoutes } from './login/login.routes.ts'
import { noticeRoutes } from './notices/notice.routes.ts'
import { outsideRoutes } from './outside/outside.routes.ts'
import { passkeyRoutes } from './passkeys/passkey.routes.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { pcLoginRoutes } from './pc-login/pc-login.routes.ts'
import { proofRoutes } from './proof/proof.routes.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { secondStepRoutes } from './second-step/second-step.routes.ts'
import { changeRoutes } from './undo/change.routes.ts'

export const accountRoutes = [
  ...captchaRoutes,
  ...loginRoutes,
  ...recoveryRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...channelRoutes,
  ...deviceRoutes,
  ...outsideRoutes,
  ...linkedRoutes,
  ...pcLoginRoutes,
  ...passkeyRoutes,
  ...secondStepRoutes,
  ...noticeRoutes,
  ...proofRoutes,
  ...changeRoutes,
]
