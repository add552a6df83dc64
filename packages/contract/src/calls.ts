import * as captcha from './account/captcha.ts'
import * as codes from './account/codes.ts'
import * as devices from './account/devices.ts'
import * as login from './account/login.ts'
import * as notices from './account/notices.ts'
import * as outside from './account/outside.ts'
import * as ownPassword from './account/own-password.ts'
import * as passkeys from './account/passkeys.ts'
import * as pcLogin from './account/pc-login.ts'
import * as recovery from './account/recovery.ts'
import * as registration from './account/registration.ts'
import type { CallShape } from './call.ts'
import * as ownFiles from './files/own-files.ts'
import * as ownConfig from './people/own-config.ts'
import * as ownInfo from './people/own-info.ts'
import * as dictionaries from './school/dictionaries.ts'
import * as legalDocuments from './school/legal-documents.ts'
import * as loginPage from './school/login-page.ts'
import * as organisation from './school/organisation.ts'
import * as places from './school/places.ts'
import * as schools from './school/schools.ts'
import * as watermark from './school/watermark.ts'

const areas = [
  [schools, loginPage, legalDocuments, places, watermark, dictionaries, organisation],
  [captcha, login, codes, recovery, registration, ownPassword, devices, outside, pcLogin, passkeys, notices],
  [ownInfo, ownConfig],
  [ownFiles],
]

const isCall = (value: unknown): value is CallShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value

/** Every call of the product. The server, the documentation and the tests read it; the web app imports single areas instead. */
export const calls: readonly CallShape[] = areas.flat().flatMap((module) => Object.values(module).filter(isCall))
