import { decrypt, ownCardCode, readScan } from '@campus/contract/scan/scan.ts'
import { route } from '../../http/route.ts'
import { openResult, read, showCardCode } from './scan.service.ts'

export const scanRoutes = [route(readScan, read), route(decrypt, openResult), route(ownCardCode, showCardCode)]
