import { didDocument, revocationList, rootCertificate, trustList } from '@campus/contract/verification/trust.ts'
import { route } from '../../../http/route.ts'
import { trustOf } from './keys.service.ts'
import { readDid, readRevocations, readRoot } from './published-keys.service.ts'

export const keyRoutes = [
  route(trustList, trustOf),
  route(rootCertificate, readRoot),
  route(revocationList, readRevocations),
  route(didDocument, readDid),
]
