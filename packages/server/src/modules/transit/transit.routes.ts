import { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { route } from '../../http/route.ts'
import { readEncryptKey } from './transit.service.ts'

export const transitRoutes = [route(encryptKey, readEncryptKey)]
