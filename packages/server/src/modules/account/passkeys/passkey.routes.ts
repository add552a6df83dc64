import {
  beginPasskey,
  beginPasskeyLogin,
  ownPasskeys,
  passkeyLogin,
  removePasskey,
  savePasskey,
} from '@campus/contract/account/passkeys.ts'
import { route } from '../../../http/route.ts'
import { begin, listMine, remove, save } from './passkey.service.ts'
import { beginLogin, logIn } from './passkey-login.service.ts'

export const passkeyRoutes = [
  route(ownPasskeys, listMine),
  route(beginPasskey, begin),
  route(savePasskey, save),
  route(removePasskey, remove),
  route(beginPasskeyLogin, beginLogin),
  route(passkeyLogin, logIn),
]
