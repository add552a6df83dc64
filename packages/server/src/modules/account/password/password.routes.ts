import { changeOwnPassword } from '@campus/contract/account/own-password.ts'
import { route } from '../../../http/route.ts'
import { changeOwn } from './password.service.ts'

export const passwordRoutes = [route(changeOwnPassword, changeOwn)]
