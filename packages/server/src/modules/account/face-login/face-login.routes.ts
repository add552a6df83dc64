import { confirmFaceLogin, startFaceLogin, verifyFaceLogin } from '@campus/contract/account/face-login.ts'
import { route } from '../../../http/route.ts'
import { start, verify } from './face-login.service.ts'
import { confirm } from './finish-face-login.service.ts'

export const faceLoginRoutes = [route(startFaceLogin, start), route(verifyFaceLogin, verify), route(confirmFaceLogin, confirm)]
