import { revokeSigner, rotateSigner, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { route } from '../../../../http/route.ts'
import { readKeys, revoke, rotate } from './console-keys.service.ts'

export const consoleKeyRoutes = [route(signingKeys, readKeys), route(rotateSigner, rotate), route(revokeSigner, revoke)]
