import { revokeSigner, rotateSigner, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { didDocument, revocationList, rootCertificate, trustList } from '@campus/contract/verification/trust.ts'
import { route } from '../../../http/route.ts'
import { readKeys, revoke, rotate } from './console-keys.service.ts'
import { trustOf } from './keys.service.ts'
import { readDid, readRevocations, readRoot } from './published-keys.service.ts'

export const keyRoutes = [
  route(signingKeys, readKeys),
  route(rotateSigner, rotate),
  route(revokeSigner, revoke),
  route(trustList, trustOf),
  route(rootCertificate, readRoot),
  route(revocationList, readRevocations),
  route(didDocument, readDid),
]
