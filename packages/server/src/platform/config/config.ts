import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { productionFaults } from './production-settings.ts'
import { type SettingName, type Settings, settings } from './settings.ts'

export interface Config extends Settings {
  readonly isProduction: boolean
  readonly dataFolder: string
}

/** Whether people who manage must log in with a second factor. */
export const requiresSecondFactor = ({ SECOND_FACTOR, isProduction }: Config) =>
  SECOND_FACTOR === undefined ? isProduction : SECOND_FACTOR === 'required'

type Given = Record<string, string | undefined>

const readFile = (path: string): Given => {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('it must hold one object')
    const unknown = Object.keys(parsed).filter((name) => !Object.hasOwn(settings, name))
    if (unknown.length > 0) throw new Error(`it names unknown settings ${unknown.join(', ')}`)
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]))
  } catch (error) {
    throw new StartFailure(`The configuration file ${path} cannot be used: ${(error as Error).message}.`)
  }
}

/** Settings that only make sense together. */
const together: readonly (readonly SettingName[])[] = [
  ['SMTP_HOST', 'SMTP_FROM'],
  ['WEBHOOK_HOSTS', 'WEBHOOK_SECRET'],
  ['ALIYUN_FACE_KEY_ID', 'ALIYUN_FACE_KEY_SECRET', 'ALIYUN_FACE_SCENE_ID'],
  ['ALIYUN_SMS_KEY_ID', 'ALIYUN_SMS_KEY_SECRET', 'ALIYUN_SMS_SIGN_NAME', 'ALIYUN_SMS_TEMPLATE_CODE', 'ALIYUN_SMS_TEMPLATE_NOTICE'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY_ID', 'S3_KEY_SECRET'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECOM_CORP_ID', 'WECOM_AGENT_ID', 'WECOM_SECRET'],
  ['DINGTALK_CLIENT_ID', 'DINGTALK_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['MAP_KEY', 'MAP_TILE_URL'],
  ['WECHAT_PAY_MERCHANT', 'WECHAT_PAY_CERT_SERIAL', 'WECHAT_PAY_KEY', 'WECHAT_PAY_API_KEY'],
  ['WECHAT_PAY_PUBLIC_KEY', 'WECHAT_PAY_PUBLIC_KEY_ID'],
  ['ALIPAY_APP_ID', 'ALIPAY_KEY', 'ALIPAY_PUBLIC_KEY'],
]

/** What the demo replaces by a stand-in and production must have for real. */
const neededInProduction: readonly SettingName[] = ['CAMPUS_SECRET', 'PUBLIC_URL', 'SMTP_HOST', 'ALIYUN_SMS_KEY_ID']

const longestShown = 60
const quote = (value = '') => JSON.stringify(value.length > longestShown ? `${value.slice(0, longestShown)}…` : value)

/** Reads the whole configuration once, at start; all errors are reported in one sentence. */
export const readConfig = (environment: Given, folder: string): Config => {
  const given = environment['CAMPUS_CONFIG'] ? { ...readFile(resolve(folder, environment['CAMPUS_CONFIG'])), ...environment } : environment
  const wrong: string[] = []
  const read: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings)) {
    const value = given[name] === '' ? undefined : given[name]
    const parsed = setting.schema.safeParse(value)
    if (parsed.success) read[name] = parsed.data
    else wrong.push(`${name} (${parsed.error.issues[0]?.message ?? 'not valid'}${'isSecret' in setting ? '' : `, not ${quote(value)}`})`)
  }
  const config = read as Settings
  for (const group of together) {
    const missing = group.filter((name) => read[name] === undefined)
    if (missing.length > 0 && missing.length < group.length)
      wrong.push(`${missing.join(', ')} (needed beside ${group.filter((name) => read[name] !== undefined).join(', ')})`)
  }
  if (config.TIMESTAMP_URL && !config.TIMESTAMP_ROOTS) wrong.push('TIMESTAMP_ROOTS (needed beside TIMESTAMP_URL)')
  // The key alone is enough to move a school.
  if (config.BACKUP_DIR && !config.BACKUP_KEY) wrong.push('BACKUP_KEY (needed beside BACKUP_DIR)')
  const isProduction = config.CAMPUS_MODE === 'production'
  if (isProduction) for (const name of neededInProduction) if (read[name] === undefined) wrong.push(`${name} (required in production)`)
  if (isProduction) wrong.push(...productionFaults(config))
  if (wrong.length > 0) throw new StartFailure(`The configuration is not valid: ${wrong.join('; ')}.`)
  return { ...config, isProduction, dataFolder: resolve(folder, config.CAMPUS_DATA) }
}
