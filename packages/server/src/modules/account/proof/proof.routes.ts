import {
  beginPasskeyProof,
  proveByApp,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  sendProofCode,
} from '@campus/contract/account/proof.ts'
import { route } from '../../../http/route.ts'
import { byApp } from './app-proof.service.ts'
import { begin, byPasskey } from './passkey-proof.service.ts'
import { byCode, byPassword, sendToOwn } from './prove.service.ts'

export const proofRoutes = [
  route(proveByPassword, byPassword),
  route(sendProofCode, sendToOwn),
  route(proveByCode, byCode),
  route(proveByApp, byApp),
  route(beginPasskeyProof, begin),
  route(proveByPasskey, byPasskey),
]
